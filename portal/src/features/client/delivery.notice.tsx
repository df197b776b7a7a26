import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { MailWarning } from 'lucide-react'
import { invitationTexts } from '../../texts/client.ts'
import { Banner } from '../../ui/banner.tsx'
import { onDay } from '../../ui/on-day.ts'
import { Pill } from '../../ui/pill.tsx'

type Props = { invitation: ClientInvitation }

const lostIn = ({ invitation_status, delivery }: ClientInvitation) =>
  invitation_status === 'PENDING' && (delivery === 'FAILED' || delivery === 'BOUNCED')
    ? invitationTexts.delivery[delivery]
    : undefined

/** Beside the invitation's own pill, while its mail has not reached anybody. */
export function DeliveryPill({ invitation }: Props) {
  const lost = lostIn(invitation)
  return (
    lost && (
      <Pill tone="danger" icon={MailWarning}>
        {lost.pill}
      </Pill>
    )
  )
}

/** What became of the mail, and why where its server said so. */
export function DeliveryNotice({ invitation }: Props) {
  const { invitation_status, delivery_problem } = invitation
  const lost = lostIn(invitation)
  if (lost)
    return (
      <Banner
        tone="danger"
        icon={MailWarning}
        title={lost.title}
        text={
          <>
            {delivery_problem && <p>{invitationTexts.theirWords(delivery_problem)}</p>}
            <p>{invitationTexts.whatToDo}</p>
          </>
        }
        className="mx-5 mb-4 max-md:mx-4"
      />
    )
  const line = invitation_status === 'PENDING' && lineOf(invitation)
  return line ? <p className="px-5 pb-4 text-small text-text-muted max-md:px-4">{line}</p> : null
}

const lineOf = ({ delivery, sent_at, expires_at }: ClientInvitation): string => {
  if (delivery === 'WAITING') return invitationTexts.delivery.WAITING
  return [sent_at && invitationTexts.sent(onDay(sent_at)), expires_at && invitationTexts.validUntil(onDay(expires_at))]
    .filter(Boolean)
    .join(' ')
}
