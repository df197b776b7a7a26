/** Listeners by the uuid they follow. */
export const createListeners = <Message extends unknown[]>() => {
  type Listener = (...message: Message) => void
  const listeners = new Map<string, Set<Listener>>()
  return {
    /** Returns a function that stops listening; calling it twice is harmless. */
    add: (uuid: string, listener: Listener): (() => void) => {
      const ofOne = listeners.get(uuid) ?? new Set()
      listeners.set(uuid, ofOne.add(listener))
      return () => {
        ofOne.delete(listener)
        // Another listener may have been added under this uuid since.
        if (ofOne.size === 0 && listeners.get(uuid) === ofOne) listeners.delete(uuid)
      }
    },
    tell: (uuid: string, ...message: Message): void => {
      for (const listener of listeners.get(uuid) ?? []) listener(...message)
    },
    tellAll: (...message: Message): void => {
      for (const ofOne of listeners.values()) for (const listener of ofOne) listener(...message)
    },
    areNone: (): boolean => listeners.size === 0,
  }
}
