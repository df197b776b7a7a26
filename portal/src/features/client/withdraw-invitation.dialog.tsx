import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { BellOff, Hourglass, Mail, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { withdrawing } from '../../texts/withdraw-invitation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { onDay } from '../../ui/on-day.ts'
import { type ClientDetail, ownerOf } from './client-detail.ts'
import { fullName } from './full-name.ts'
import { useWithdrawal } from './use-withdrawal.ts'

type Props = { detail: ClientDetail; invitation: ClientInvitation; onClose: () => void }

/** With what it brings about; the answer that changes nothing has the focus. */
export function WithdrawInvitationDialog({ detail, invitation, onClose }: Props) {
  const withdrawal = useWithdrawal(detail.client, invitation, onClose)
  const owner = ownerOf(detail)
  const name = (owner && fullName(owner)) || withdrawing.owner
  const { subscription } = detail
  const daysLeft = subscription?.status === 'ACTIVE_TRIAL' ? subscription.days_left : null
  return (
    <Modal
      title={withdrawing.title}
      subtitle={
        <>
          <span className="block font-strong text-text">{detail.client.client_name}</span>
          {invitation.invitation_email}
        </>
      }
      size="confirm"
      role="alertdialog"
      isDismissable={!withdrawal.isPending}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onPress={onClose} isDisabled={withdrawal.isPending}>
            {withdrawing.keep}
          </Button>
          <Button tone="danger" onPress={() => withdrawal.mutate()} isPending={withdrawal.isPending}>
            {withdrawing.confirm}
          </Button>
        </>
      }
    >
      <ul className="grid gap-3 pt-1 text-text-muted">
        <Line icon={Unlink}>
          {withdrawing.link.before(name, invitation.sent_at && onDay(invitation.sent_at))}
          <Strong>{withdrawing.link.strong}</Strong>.
        </Line>
        <Line icon={BellOff}>{withdrawing.quiet(owner?.first_name || withdrawing.theOwner)}</Line>
        <Line icon={Mail}>
          {withdrawing.status.before}
          <Strong>{withdrawing.status.strong}</Strong>
          {withdrawing.status.after}
        </Line>
        {daysLeft !== null && <Line icon={Hourglass}>{withdrawing.trial(daysLeft)}</Line>}
      </ul>
    </Modal>
  )
}

function Line({ icon, children }: { icon: typeof Mail; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
      <Icon of={icon} className="mt-0.5 text-text-subtle" />
      <span className="text-pretty wrap-break-word">{children}</span>
    </li>
  )
}

function Strong({ children }: { children: ReactNode }) {
  return <b className="font-strong text-text">{children}</b>
}
