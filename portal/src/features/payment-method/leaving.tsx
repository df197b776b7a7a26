import { type ReactNode, useEffect, useState } from 'react'
import { LeavingQuestion } from '../../drafts/leaving-question.tsx'
import { discardChanges } from '../../texts/discard-changes.ts'

type Props = { isDirty: boolean; onLeave: () => void; children: (leave: () => void) => ReactNode }

/** Asks before something typed is lost: our own question at Close and Cancel, the browser's at any other way out. */
export function Leaving({ isDirty, onLeave, children }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [isDiscarded, setDiscarded] = useState(false)
  useEffect(() => {
    if (!isDirty || isDiscarded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, isDiscarded])
  // Only once the browser's question is gone.
  useEffect(() => {
    if (isDiscarded) onLeave()
  }, [isDiscarded, onLeave])
  return (
    <>
      {children(() => (isDirty ? setAsked(true) : onLeave()))}
      <LeavingQuestion
        texts={discardChanges}
        isAsked={isAsked}
        onCancel={() => setAsked(false)}
        onDiscard={() => {
          setAsked(false)
          setDiscarded(true)
        }}
      />
    </>
  )
}
