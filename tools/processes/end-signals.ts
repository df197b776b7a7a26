/** Runs `act` on SIGINT and SIGTERM; otherwise the children of a killed process would keep running. */
export const onEndSignal = (act: () => unknown): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void act())
}
