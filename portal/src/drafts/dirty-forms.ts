import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { loadQuestion } from './load-question.ts'

export type LeavingTexts = { title: string; text: string; stayLabel: string; leaveLabel: string }

/** All forms with unsaved changes, by id. One registry, because leaving the page leaves all of them. */
const dirty = new Map<string, LeavingTexts | undefined>()
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks before leaving the page while `isDirty`. Call `release` after a save that navigates away at once. */
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

/** A wizard with a draft in the tab's storage: a reload keeps the draft, leaving discards it. */
interface OpenWizard {
  readonly hasAnswers: () => boolean
  readonly discard: () => void
}

let wizard: OpenWizard | undefined

/** Asks before leaving a wizard with answers, by any way out. */
export function useWizardLeaving(opened: OpenWizard): void {
  const latest = useRef(opened)
  latest.current = opened
  useEffect(() => {
    wizard = { hasAnswers: () => latest.current.hasAnswers(), discard: () => latest.current.discard() }
    loadQuestion()
    return () => {
      wizard = undefined
    }
  }, [])
}

export const isDraftAtStake = (): boolean => wizard?.hasAnswers() ?? false

export const discardDraft = (): void => wizard?.discard()

export const hasUnsavedChanges = (): boolean => dirty.size > 0

export const useHasUnsavedChanges = (): boolean => useSyncExternalStore(subscribe, hasUnsavedChanges)

export const leavingTexts = (): LeavingTexts | undefined => [...dirty.values()].findLast((texts) => texts !== undefined)
