import type { RunAction } from '@partner-hub/contracts/client-runs.ts'
import { clientRuns } from '../../texts/client-runs.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Props = {
  action: Exclude<RunAction, 'export'>
  open: number
  left: number
  /** Not every chosen client is in hand: who stays as it is shows afterwards. */
  isUnseen: boolean
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Says what it brings about, and for how many. */
export function RunConfirmDialog({ action, open, left, isUnseen, ...dialog }: Props) {
  const texts = clientRuns.confirm[action]
  const stays = left > 0 ? texts.left(left) : isUnseen ? texts.leftUnseen : undefined
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title(open, isUnseen)}
      cancelLabel={clientRuns.cancel}
      confirmLabel={texts.button(open, isUnseen)}
    >
      <ul className="grid list-disc gap-1.5 pl-4.5">
        {[...texts.lines(open), ...(stays ? [stays] : [])].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
