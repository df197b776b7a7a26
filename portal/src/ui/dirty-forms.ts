import { useCallback, useEffect, useId, useSyncExternalStore } from 'react'

export type LeavingTexts = { title: string; text: string; stayLabel: string; leaveLabel: string }

/** Every form with unsaved changes, by its own id; one registry, because the browser leaves all of them at once. */
const dirty = new Map<string, LeavingTexts | undefined>()
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks before the page is left while `isDirty`. Call `release` after a save that leaves at once. */
export function useUnsavedChanges(isDirty: boolean, texts?: LeavingTexts): { release: () => void } {
  const id = useId()
  const release = useCallback(() => {
    if (dirty.delete(id)) changed()
  }, [id])
  useEffect(() => {
    if (!isDirty) return
    dirty.set(id, texts)
    changed()
    return release
  }, [id, isDirty, texts, release])
  return { release }
}

export const hasUnsavedChanges = (): boolean => dirty.size > 0

export const useHasUnsavedChanges = (): boolean => useSyncExternalStore(subscribe, hasUnsavedChanges)

export const leavingTexts = (): LeavingTexts | undefined => [...dirty.values()].findLast((texts) => texts !== undefined)
