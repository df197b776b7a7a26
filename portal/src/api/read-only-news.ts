type Listener = () => void

const listeners = new Set<Listener>()

/** Reports that a change was refused during a read-only support visit; the support banner shows it. */
export const tellReadOnly = (): void => {
  for (const listener of listeners) listener()
}

export const onReadOnly = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
