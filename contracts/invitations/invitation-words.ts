import type { ClientContact } from '../clients/client-contacts.ts'
import type { EmailTemplate } from '../people/identity.ts'
import { fillPlaceholders, type PlaceholderValues } from '../words/placeholders.ts'
import { lengthOf } from '../words/text.ts'
import { type ClientInvitation, type InvitationForm, SUBJECT_MAX } from './invitations.ts'

interface Given {
  readonly contact: Pick<ClientContact, 'contact_email'>
  readonly invitation: Pick<
    ClientInvitation,
    'invitation_status' | 'invitation_email' | 'invitation_subject' | 'invitation_message_body'
  >
  readonly template: Pick<EmailTemplate, 'template_subject' | 'template_message_body'> | undefined
  readonly values: PlaceholderValues
}

/** Sending an invitation again starts from the text that was sent before. */
export const isResent = ({ invitation_status }: Pick<ClientInvitation, 'invitation_status'>): boolean =>
  invitation_status !== 'DRAFT'

/** A firm's name may be longer than a subject, so it is truncated to fit. */
const subjectOf = (text: string, values: PlaceholderValues): string => {
  const filled = fillPlaceholders(text, values)
  const name = values.organization_name.trim()
  const tooMany = lengthOf(filled) - SUBJECT_MAX
  const room = lengthOf(name) - tooMany
  if (tooMany <= 0 || room < 2) return filled
  const cut = [...name].slice(0, room - 1).join('')
  return fillPlaceholders(text, { ...values, organization_name: `${cut.trimEnd()}…` })
}

/** An invitation's default text, for the editor and for a run over several clients. */
export const startingValues = ({ contact, invitation, template, values }: Given): InvitationForm => {
  const sent = isResent(invitation)
  const start = (last: string | null, text: string | undefined, fill = fillPlaceholders): string =>
    (sent ? last : null) ?? fill(text ?? '', values)
  return {
    invitation_email: invitation.invitation_email || contact.contact_email || '',
    invitation_subject: start(invitation.invitation_subject, template?.template_subject, subjectOf),
    invitation_message_body: start(invitation.invitation_message_body, template?.template_message_body),
  }
}
