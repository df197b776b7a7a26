type Listener = () => void

let answeredAt = Date.now()
const listeners = new Set<Listener>()

/** When the session's idle time started: the last response the server gave to a signed-in person. */
export const lastAnswerAt = (): number => answeredAt

export const noteAnswer = (): void => {
  answeredAt = Date.now()
  for (const listener of listeners) listener()
}

export const onAnswer = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
