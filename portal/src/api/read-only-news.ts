type Listener = () => void

const listeners = new Set<Listener>()

/** A change was refused because staff only look; whoever shows the support session says so. */
export const tellReadOnly = (): void => {
  for (const listener of listeners) listener()
}

export const onReadOnly = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
