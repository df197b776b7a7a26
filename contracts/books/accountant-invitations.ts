import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant, Uuid } from '../calls/uuid.ts'

/** Where the mail leads: a page behind both guards (DEC-62). */
export const ACCOUNTANT_INVITATIONS_PATH = '/accountant-invitations'

/** An owner in Books invites a person of a firm as accountant; its uuid comes from Books. */
export const AccountantInvitation = z.object({
  uuid: Uuid,
  /** WITHDRAWN: the owner withdrew it in Books. */
  state: z.enum(['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED']),
  business_name: z.string(),
  owner_name: z.string(),
  owner_email: z.string().nullable(),
  /** The address it was sent to: the reader's own. */
  email: z.string(),
  expires_at: Instant,
  /** The firm's client, once it is one. */
  business_client: Uuid.nullable(),
  /** False for a firm that accepted and has left or was removed since. */
  has_access: z.boolean(),
})
export type AccountantInvitation = z.infer<typeof AccountantInvitation>

const path = '/partner_services/identity/me/accountant_invitations/'
const params = z.object({ uuid: Uuid })
const answered = ['organization_missing', 'not_allowed', 'not_found', 'link_used', 'link_expired'] as const

export const listAccountantInvitations = endpoint({
  family: 'partner',
  method: 'GET',
  path,
  summary: 'Invitations to client teams that wait for the signed-in person, newest first',
  answer: z.object({ results: z.array(AccountantInvitation) }),
  problems: ['organization_missing', 'not_allowed'],
  ours: true,
})

export const getAccountantInvitation = endpoint({
  family: 'partner',
  method: 'GET',
  path: `${path}:uuid/`,
  summary: 'One invitation to a client team, also for someone without a firm; one for another person is not found',
  params,
  answer: AccountantInvitation,
  problems: ['not_found'],
  ours: true,
})

export const acceptAccountantInvitation = endpoint({
  family: 'partner',
  method: 'POST',
  path: `${path}:uuid/accept/`,
  summary: 'The invited person accepts: the business is a client of the firm from now on',
  params,
  answer: z.object({ business_client: Uuid }),
  problems: answered,
  keyed: true,
  ours: true,
})

export const declineAccountantInvitation = endpoint({
  family: 'partner',
  method: 'POST',
  path: `${path}:uuid/decline/`,
  summary: 'The invited person declines',
  params,
  answer: z.object({ declined: z.literal(true) }),
  problems: answered,
  keyed: true,
  ours: true,
})
