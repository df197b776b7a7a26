import type { ClientContact } from './client-contacts.ts'
import type { EmailTemplate } from './identity.ts'
import type { ClientInvitation, InvitationForm } from './invitations.ts'
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts'

interface Given {
  readonly contact: Pick<ClientContact, 'contact_email'>
  readonly invitation: Pick<
    ClientInvitation,
    'invitation_status' | 'invitation_email' | 'invitation_subject' | 'invitation_message_body'
  >
  readonly template: Pick<EmailTemplate, 'template_subject' | 'template_message_body'> | undefined
  readonly values: PlaceholderValues
}

/** An invitation that is sent again begins with what was sent before. */
export const isResent = ({ invitation_status }: Pick<ClientInvitation, 'invitation_status'>): boolean =>
  invitation_status !== 'DRAFT'

/** What an invitation says before anybody changes it: one that is written, and one of several sent at once. */
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
