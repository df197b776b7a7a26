import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { BellOff, Hourglass, Mail, Unlink } from 'lucide-react'
import { withdrawing } from '../../texts/withdraw-invitation.ts'
import { Button } from '../../ui/actions/button.tsx'
import { clockTime } from '../../ui/dates/clock-time.ts'
import { onDay } from '../../ui/dates/on-day.ts'
import { strong } from '../../ui/facts/strong.tsx'
import { Consequences } from '../../ui/notices/consequences.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { type ClientDetail, ownerOf, whyNotInviting } from './client-detail.ts'
import { fullName } from './full-name.ts'
import { useWithdrawal } from './use-withdrawal.ts'

type Props = { detail: ClientDetail; invitation: ClientInvitation; onClose: () => void }

/** Withdrawn or not, an address gets at most one invitation per hour (DEC-18). */
const sameAddressFrom = ({ resend_at }: ClientInvitation): string | undefined =>
  resend_at && Date.parse(resend_at) > Date.now() ? clockTime(resend_at) : undefined

/** States the consequences. Cancel has the focus. */
export function WithdrawInvitationDialog({ detail, invitation, onClose }: Props) {
  const withdrawal = useWithdrawal(detail.client, invitation, onClose)
  const owner = ownerOf(detail)
  const name = (owner && fullName(owner)) || withdrawing.owner
  const { subscription } = detail
  const needsPlan = whyNotInviting(detail) === 'plan_required'
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
      <Consequences
        lines={[
          {
            key: 'link',
            icon: Unlink,
            text: (
              <>
                {withdrawing.link.before(name, invitation.sent_at && onDay(invitation.sent_at))}
                {strong(withdrawing.link.strong)}.
              </>
            ),
          },
          { key: 'quiet', icon: BellOff, text: withdrawing.quiet(owner?.first_name || withdrawing.theOwner) },
          {
            key: 'status',
            icon: Mail,
            text: (
              <>
                {withdrawing.status.before}
                {strong(withdrawing.status.strong)}
                {needsPlan ? withdrawing.status.afterNoPlan : withdrawing.status.after(sameAddressFrom(invitation))}
              </>
            ),
          },
          ...(daysLeft === null ? [] : [{ key: 'trial', icon: Hourglass, text: withdrawing.trial(daysLeft) }]),
        ]}
      />
    </Modal>
  )
}
