import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { MailWarning } from 'lucide-react'
import { invitationTexts } from '../../texts/client.ts'
import { Pill } from '../../ui/facts/pill.tsx'

/** Shown beside the invitation's pill while its mail has not been delivered; the banner says why. */
export function DeliveryPill({ invitation }: { invitation: ClientInvitation }) {
  const { invitation_status, delivery } = invitation
  if (invitation_status !== 'PENDING' || (delivery !== 'FAILED' && delivery !== 'BOUNCED')) return null
  return (
    <Pill tone="danger" icon={MailWarning}>
      {invitationTexts.delivery[delivery]}
    </Pill>
  )
}
