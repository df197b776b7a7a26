import { useSyncExternalStore } from 'react'

type Activity = { name: string; text: string | undefined; note: string | undefined }

let active: readonly Activity[] = []
const listeners = new Set<() => void>()

const change = (next: readonly Activity[]) => {
  active = next
  for (const listener of listeners) listener()
}

/** Blocks the page until the returned function is called; several may overlap. `note` is shown under the text. */
export function beginActivity(name: string, text?: string, note?: string): () => void {
  const activity = { name, text, note }
  change([...active, activity])
  return () => change(active.filter((other) => other !== activity))
}

/** Resets everything, as after a test. */
export const forgetActivities = (): void => change([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useActivities = (): readonly Activity[] => useSyncExternalStore(subscribe, () => active)
