import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsavedChanges, type LeavingTexts, leavingTexts, useHasUnsavedChanges } from './dirty-forms.ts'

const loadDialog = () => import('./confirm-dialog.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

/** The one guard of the app, mounted once inside the router. `texts` serve forms that bring none of their own. */
export function UnsavedChangesGuard({ texts }: { texts: LeavingTexts }) {
  const isDirty = useHasUnsavedChanges()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    // The question must be there at once, even when the network has gone.
    void loadDialog()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  const { title, text, stayLabel, leaveLabel } = leavingTexts() ?? texts
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        cancelLabel={stayLabel}
        confirmLabel={leaveLabel}
        tone="danger"
        onCancel={() => blocker.reset()}
        onConfirm={() => blocker.proceed()}
      >
        {text}
      </ConfirmDialog>
    </Suspense>
  )
}
