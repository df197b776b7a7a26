import { ConfirmDialog } from './confirm-dialog.tsx'

export default { title: 'Overlays/Confirm dialog', parameters: { isPage: true } }

const nothing = () => undefined

export const Question = () => (
  <ConfirmDialog
    title="Take over billing"
    cancelLabel="Cancel"
    confirmLabel="Take Over"
    onConfirm={nothing}
    onCancel={nothing}
  >
    Your firm pays for this client from the next bill on.
  </ConfirmDialog>
)
export const Destructive = () => (
  <ConfirmDialog
    title="Discard Changes"
    cancelLabel="Cancel"
    confirmLabel="Discard"
    tone="danger"
    onConfirm={nothing}
    onCancel={nothing}
  >
    What you have changed here is not saved yet.
  </ConfirmDialog>
)
export const Pending = () => (
  <ConfirmDialog
    title="Discard Changes"
    cancelLabel="Cancel"
    confirmLabel="Discard"
    tone="danger"
    isPending
    onConfirm={nothing}
    onCancel={nothing}
  >
    What you have changed here is not saved yet.
  </ConfirmDialog>
)
