type Listener = () => void

let answeredAt = Date.now()
const listeners = new Set<Listener>()

/** The instant from which the session's idle time runs: the last call that the server answered for a signed-in person. */
export const lastAnswerAt = (): number => answeredAt

export const noteAnswer = (): void => {
  answeredAt = Date.now()
  for (const listener of listeners) listener()
}

export const onAnswer = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
