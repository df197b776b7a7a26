import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'
import { InvitationStatus } from '../clients/business-clients.ts'
import { requiredName, requiredProse } from '../words/text.ts'

export const SUBJECT_MAX = 100
export const BODY_MAX = 4096
/** DEC-18. */
export const INVITATION_DAYS = 30
/** DEC-22: days after the invitation was sent. */
export const REMINDER_DAYS = [3, 7, 14, 25] as const

/** The last mail's state: waiting, accepted by the recipient's server, refused for good, or bounced. */
export const Delivery = z.enum(['WAITING', 'SENT', 'FAILED', 'BOUNCED'])
export type Delivery = z.infer<typeof Delivery>

export const ClientInvitation = z.object({
  uuid: Uuid,
  invitation_email: z.string().nullable(),
  invitation_subject: z.string().nullable(),
  invitation_message_body: z.string().nullable(),
  client_contact: Uuid,
  invitation_status: InvitationStatus,
  /** Ours: null until it was sent. */
  delivery: Delivery.nullable(),
  /** Ours: why it was not delivered, in the mail server's words. */
  delivery_problem: z.string().nullable(),
  sent_at: Instant.nullable(),
  expires_at: Instant.nullable(),
  /** Ours: cannot be sent again by hand before this time. */
  resend_at: Instant.nullable(),
  /** Ours: whether reminders are on for this client, and for the firm. */
  reminders: z.boolean(),
  firm_reminders: z.boolean(),
  /** Ours: the invited person has turned reminders off. */
  reminders_refused: z.boolean(),
})
export type ClientInvitation = z.infer<typeof ClientInvitation>

const InvitationEmail = z
  .string({ error: 'invitation_email_missing' })
  .trim()
  .min(1, { error: 'invitation_email_missing' })
  .max(254, { error: 'invitation_email_malformed' })
  .refine((typed) => z.email().safeParse(typed).success, { error: 'invitation_email_malformed' })

/** An invitation's subject and message; the firm's template follows the same rules. */
export const InvitationTexts = z.object({
  invitation_subject: requiredName(SUBJECT_MAX, 'subject'),
  invitation_message_body: requiredProse(BODY_MAX, 'body'),
})

export const InvitationForm = z.object({ invitation_email: InvitationEmail, ...InvitationTexts.shape })
export type InvitationForm = z.infer<typeof InvitationForm>

const problems = ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'] as const
const params = z.object({ uuid: Uuid })

export const getClientInvitation = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/client_invitations/:uuid/',
  summary: 'One invitation of a contact',
  params,
  answer: ClientInvitation,
  problems,
})

export const sendInvitation = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: '/partner_services/partners/client_invitations/:uuid/',
  summary: 'Send the invitation, or send it again: a new link, which voids the one before',
  params,
  body: InvitationForm.extend({ uuid: Uuid.optional(), client_contact: Uuid.optional() }),
  answer: ClientInvitation,
  problems: [
    ...problems,
    'uuid_mismatch',
    'stale',
    'access_removed',
    'client_archived',
    'action_not_allowed',
    'plan_required',
    'resend_too_soon',
    'invitation_quota',
  ],
  keyed: true,
})

export const copyInvitationLink = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/partners/client_invitations/:uuid/link/',
  summary: 'The link of a pending invitation, to be passed on by hand',
  params,
  answer: z.object({ url: z.string() }),
  problems: [...problems, 'action_not_allowed'],
  ours: true,
})

export const withdrawInvitation = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: '/partner_services/partners/client_invitations/:uuid/withdraw/',
  summary: 'Take a pending invitation back: its link is dead, and the owner counts as not invited',
  params,
  answer: ClientInvitation,
  problems: [...problems, 'action_not_allowed', 'stale'],
  keyed: 'without guard',
  ours: true,
})

export const switchReminders = endpoint({
  family: 'partner',
  method: 'PATCH',
  path: '/partner_services/partners/client_invitations/:uuid/reminders/',
  summary: 'Reminders for this client, on or off',
  params,
  body: z.object({ reminders: z.boolean() }),
  answer: ClientInvitation,
  problems,
  ours: true,
})
