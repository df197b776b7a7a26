import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { INVITATIONS_A_DAY } from '@partner-hub/contracts/invitations/invitation-quota.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleMinus, Clock, Eye, FileText, Lock, type LucideIcon, Mail } from 'lucide-react'
import { archiving } from '../../texts/archiving.ts'
import { clientRuns } from '../../texts/client-runs.ts'
import { archiveConsequences } from '../../ui/notices/archive-consequences.ts'
import { type Consequence, Consequences } from '../../ui/notices/consequences.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { type Previewed, runPreviewQuery } from './run-preview.queries.ts'

/** Icons for each line of an act's consequences. */
const icons: Readonly<Record<Exclude<Props['action'], 'archive'>, readonly LucideIcon[]>> = {
  invite: [Mail, FileText],
  restore: [Eye, Lock],
}

type Props = {
  organizationUuid: string
  of: Previewed['of']
  action: Exclude<RunAction, 'export'>
  open: number
  left: number
  /** How many of them have a pending invitation; undefined if not every one is loaded. */
  pending: number | undefined
  /** Not every selected client is loaded, so which ones stay unchanged is only known afterwards. */
  isUnseen: boolean
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** States the consequences, for how many clients, and names the first ones. It promises no more than the daily limit. */
export function RunConfirmDialog({ organizationUuid, of, action, open, left, pending, isUnseen, ...dialog }: Props) {
  const preview = useQuery(runPreviewQuery(organizationUuid, { action, of })).data
  const names = preview?.names ?? []
  const invitationsLeft = preview?.invitations_left ?? undefined
  const isInviting = action === 'invite'
  const count = isInviting ? Math.min(open, invitationsLeft ?? INVITATIONS_A_DAY.firm) : open
  const texts = clientRuns.confirm[action]
  const stays = left > 0 ? texts.left(left) : isUnseen ? texts.leftUnseen : undefined
  const limit = isInviting && clientRuns.confirm.invite.limit(open, invitationsLeft)
  const lines: Consequence[] = []
  if (count > 0) lines.push(...consequencesOf(action, count, pending))
  if (limit) lines.push({ key: 'limit', icon: Clock, text: limit })
  if (stays && count > 0) lines.push({ key: 'stays', icon: CircleMinus, text: stays })
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title(count, isUnseen)}
      cancelLabel={clientRuns.cancel}
      confirmLabel={texts.button(count, isUnseen)}
      isDisabled={count === 0}
    >
      {count > 0 && (
        <p className="mb-3 min-h-5 text-pretty text-text-muted">{names.length > 0 && clientRuns.names(names, count)}</p>
      )}
      <Consequences lines={lines} />
    </ConfirmDialog>
  )
}

const consequencesOf = (action: Props['action'], count: number, pending: number | undefined): Consequence[] => {
  if (action === 'archive') {
    const invitations = pending === undefined ? archiving.anyInvitationsStay : archiving.invitationsStay(pending)
    return archiveConsequences(archiving.consequences(count, pending === 0 ? undefined : invitations))
  }
  const lines = clientRuns.confirm[action].lines(count)
  return lines.map((text, place) => ({ key: text, icon: icons[action][place] ?? CircleMinus, text }))
}
