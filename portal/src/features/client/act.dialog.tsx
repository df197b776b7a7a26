import type { ClientAction } from '@partner-hub/contracts/clients/client-actions.ts'
import type { ReactNode } from 'react'
import { clientActionTexts } from '../../texts/client-actions.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { ArchiveConsequences, RestoreConsequences } from './act-consequences.tsx'
import type { ClientDetail } from './client-detail.ts'
import { RemoveAccessDialog } from './remove-access.dialog.tsx'

type Props = {
  action: ClientAction
  detail: ClientDetail
  failure: ReactNode
  isPending: boolean
  onConfirm: (action: ClientAction) => void
  onClose: () => void
}

/** Every act is confirmed in a dialog that states its consequences. */
export function ActDialog({ action, ...dialog }: Props) {
  if (action === 'remove_access' || action === 'remove_access_and_archive')
    return <RemoveAccessDialog isArchivingToo={action === 'remove_access_and_archive'} {...dialog} />
  const { detail, failure, isPending, onConfirm, onClose } = dialog
  return (
    <ConfirmDialog
      title={clientActionTexts[action]}
      cancelLabel={clientActionTexts.cancel}
      confirmLabel={clientActionTexts[action]}
      isPending={isPending}
      onConfirm={() => onConfirm(action)}
      onCancel={onClose}
    >
      {failure}
      <p className="mb-3 font-strong wrap-anywhere text-text">{detail.client.client_name}</p>
      {action === 'archive' ? <ArchiveConsequences detail={detail} /> : <RestoreConsequences />}
    </ConfirmDialog>
  )
}
