/** What to do when someone ends this process; without it the children of a killed process would keep running. */
export const onEndSignal = (act: () => unknown): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void act())
}
