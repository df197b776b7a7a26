import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'

/** When it was done and by whom; null if it was no one from the firm. */
const Deed = z.object({ at: Instant, person: z.string().nullable() })

/** Since when a client is in its state, and what comes next (DEC-86). What never happened is null. */
export const ClientMoments = z.object({
  archived: Deed.nullable(),
  /** The status a restore would lead to; null unless it is archived. */
  restores_to: z.enum(['ACTIVE', 'NO_ACCESS']).nullable(),
  access_ended: Deed.nullable(),
  /** The last failed attempt to open the account in Books. */
  opening_failed_at: Instant.nullable(),
  trial_ends_at: Instant.nullable(),
  /** When the mail of the owner's newest invitation was accepted by the mail server, refused, or bounced. */
  delivery_at: Instant.nullable(),
  /** When the owner accepted or declined it. */
  decided_at: Instant.nullable(),
  /** When the firm withdrew it; null again once it is sent again. */
  withdrawn_at: Instant.nullable(),
  next_reminder_at: Instant.nullable(),
  owner_emailed_at: Instant.nullable(),
})
export type ClientMoments = z.infer<typeof ClientMoments>

export const getClientMoments = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/business_clients/:uuid/moments/',
  summary: 'Since when a client is as it is, and what comes next',
  params: z.object({ uuid: Uuid }),
  answer: ClientMoments,
  problems: ['not_signed_in', 'organization_missing', 'not_found', 'invalid_input'],
  ours: true,
})
