import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Instant } from '../calls/uuid.ts'
import { BillingOwner } from '../clients/business-clients.ts'

/** Where an invitation's link leads; the token stays in the fragment (DEC-63). */
export const ACCEPT_PATH = '/accept'
/** A query parameter of that URL: the reader comes from a sign-up and is signed in without another click. */
export const SIGNED_UP = 'signed_up'

/** `<invitation uuid>.<token>`, as the link carries it. */
const body = z.object({ token: z.string().max(200) })

/** What the owner's page shows before sign-in: nothing that the mail did not already say. */
export const InvitationView = z.object({
  state: z.enum(['open', 'expired', 'replaced', 'withdrawn', 'accepted', 'declined']),
  firm_name: z.string(),
  firm_logo_url: z.string().nullable(),
  client_name: z.string(),
  recipient_first_name: z.string(),
  /** Masked to its first letter and host for someone signed in with another address; empty once the link is dead. */
  invitation_email: z.string(),
  /** Who is signed in, if anyone; only the invited address may accept. */
  signed_in_as: z.string().nullable(),
  /** Who pays. If the client does, the owner chooses a plan, after a trial if one is running. */
  payer: BillingOwner,
  /** The firm may have given up its access before the owner answers. */
  firm_has_access: z.boolean(),
  trial_ends_at: Instant.nullable(),
  expires_at: Instant,
  /** When the newest invitation was sent, and when it was withdrawn. */
  sent_at: Instant,
  withdrawn_at: Instant.nullable(),
  /** When a new invitation was requested, if within the last day. */
  asked_at: Instant.nullable(),
  /** Who to write to at the firm, if that is the only next step. */
  firm_email: z.string().nullable(),
  /** The firm's message, while the invitation is open and no one else is signed in. */
  message: z.string().nullable(),
  /** The reader accepted it. Anyone else learns nothing about who did. */
  is_yours: z.boolean(),
  /** URL of the books for that reader, once Books knows them. */
  open_url: z.string().nullable(),
})
export type InvitationView = z.infer<typeof InvitationView>

const problems = ['wrong_origin', 'not_found', 'link_expired', 'link_replaced', 'link_withdrawn', 'link_used'] as const

export const readInvitation = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/accept/read/',
  summary: 'What an invitation link stands for; reading changes nothing',
  body,
  answer: InvitationView,
  problems: ['wrong_origin', 'not_found'],
  ours: true,
})

export const acceptInvitation = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/accept/',
  summary: 'The invited owner accepts: account and owner belong together from now on',
  body,
  answer: z.object({ open_url: z.string().nullable() }),
  problems: [...problems, 'not_signed_in', 'wrong_person'],
  ours: true,
})

export const declineInvitation = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/accept/decline/',
  summary: 'Whoever holds the link declines',
  body,
  answer: z.object({ declined: z.literal(true) }),
  problems,
  ours: true,
})

export const askForInvitation = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/accept/ask/',
  summary: 'The holder of an expired or replaced link asks for a new invitation; the firm is told once a day',
  body,
  answer: z.object({ asked_at: Instant }),
  problems: ['wrong_origin', 'not_found', 'action_not_allowed', 'too_many_requests'],
  ours: true,
})

export const beginAcceptance = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/accept/begin/',
  summary: 'Where to sign in or sign up, coming back to the invitation afterwards; also to find the accepted account',
  body: body.extend({ how: z.enum(['sign_in', 'sign_up']) }),
  answer: z.object({ url: z.string() }),
  problems: [...problems, 'unavailable'],
  ours: true,
})
