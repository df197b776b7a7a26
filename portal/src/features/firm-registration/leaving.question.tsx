import { lazy, Suspense, useEffect } from 'react'
import { firmRegistration } from '../../texts/firm-registration.ts'

const loadDialog = () => import('../../ui/confirm-dialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

type Props = { isAsked: boolean; onDiscard: () => void; onCancel: () => void }

/** Asks before everything typed is thrown away. */
export function LeavingQuestion({ isAsked, onDiscard, onCancel }: Props) {
  // The question must be there at once, even when the network has gone.
  useEffect(() => {
    loadDialog().catch(() => undefined)
  }, [])
  if (!isAsked) return null
  const { title, text, discard, cancel } = firmRegistration.leaving
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        cancelLabel={cancel}
        confirmLabel={discard}
        tone="danger"
        onCancel={onCancel}
        onConfirm={onDiscard}
      >
        {text}
      </ConfirmDialog>
    </Suspense>
  )
}
