import { lazy, Suspense, useEffect } from 'react'
import type { LeavingTexts } from './dirty-forms.ts'
import { loadDialog, loadQuestion } from './load-question.ts'

const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

type Props = { texts: LeavingTexts; isAsked: boolean; onDiscard: () => void; onCancel: () => void }

/** Asks before discarding everything typed. */
export function LeavingQuestion({ texts, isAsked, onDiscard, onCancel }: Props) {
  useEffect(loadQuestion, [])
  if (!isAsked) return null
  const { title, text, stayLabel, leaveLabel } = texts
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        cancelLabel={stayLabel}
        confirmLabel={leaveLabel}
        tone="danger"
        onCancel={onCancel}
        onConfirm={onDiscard}
      >
        {text}
      </ConfirmDialog>
    </Suspense>
  )
}
