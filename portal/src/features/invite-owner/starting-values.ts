import type { ClientContact } from '@partner-hub/contracts/client-contacts.ts'
import type { EmailTemplate } from '@partner-hub/contracts/identity.ts'
import type { ClientInvitation, InvitationForm } from '@partner-hub/contracts/invitations.ts'
import { fillPlaceholders, type PlaceholderValues } from '@partner-hub/contracts/placeholders.ts'

interface Given {
  readonly contact: ClientContact
  readonly invitation: ClientInvitation
  readonly template: EmailTemplate | undefined
  readonly values: PlaceholderValues
}

/** An invitation that is sent again begins with what was sent before. */
export const isResent = ({ invitation_status }: ClientInvitation): boolean => invitation_status !== 'DRAFT'

export const startingValues = ({ contact, invitation, template, values }: Given): InvitationForm => {
  const sent = isResent(invitation)
  const start = (last: string | null, text: string | undefined): string =>
    (sent ? last : null) ?? fillPlaceholders(text ?? '', values)
  return {
    invitation_email: invitation.invitation_email || contact.contact_email || '',
    invitation_subject: start(invitation.invitation_subject, template?.template_subject),
    invitation_message_body: start(invitation.invitation_message_body, template?.template_message_body),
  }
}
