import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import {
  discardDraft,
  hasUnsavedChanges,
  isDraftAtStake,
  type LeavingTexts,
  leavingTexts,
  useHasUnsavedChanges,
} from './dirty-forms.ts'
import { LeavingQuestion } from './leaving-question.tsx'

/** The app's navigation guard, mounted once inside the router. `texts` are for forms without texts of their own. */
export function UnsavedChangesGuard({ texts }: { texts: LeavingTexts }) {
  const isDirty = useHasUnsavedChanges()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (hasUnsavedChanges() || isDraftAtStake()) && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  const isAsked = blocker.state === 'blocked'
  if (!isDirty && !isAsked) return null
  return (
    <LeavingQuestion
      texts={leavingTexts() ?? texts}
      isAsked={isAsked}
      onCancel={() => blocker.reset?.()}
      onDiscard={() => {
        discardDraft()
        blocker.proceed?.()
      }}
    />
  )
}
