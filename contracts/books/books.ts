import { z } from 'zod'
import { Instant, Uuid } from '../calls/uuid.ts'
import { BillingOwner, BusinessAddress } from '../clients/business-clients.ts'

/**
 * The calls between the hub and Books, the provider's accounting product (DEC-45, DEC-50 and DEC-51). The hub is a
 * confidential OAuth client of Books: POST oauth/token (client credentials, audience-bound, ten minutes), then Bearer.
 *   PUT api/accounts/:accountId           opens the account, or returns the existing one
 *   GET api/accounts/:accountId/settings  what Books knows about the business
 *   PUT api/accounts/:accountId/owner     who signs in as its owner; idempotent
 *   PUT api/accounts/:accountId/firm      who opened it (BooksFirm); no change if Books already knows
 *   PUT api/accounts/:accountId/payer     who pays (BooksPayer); idempotent
 *   GET api/accounts/:accountId/team      BooksTeam
 *   PUT api/accounts/:accountId/team/:id  who accepted the invitation with this id (BooksAccountant); idempotent
 *   PUT api/accounts/:accountId/team/:id/invitation  its other outcomes (BooksInvitation); idempotent
 *   DELETE api/accounts/:accountId/team/:id  removes the person of this invitation, or this firm with all its people;
 *                                         idempotent
 * Books in turn redeems and checks hand-overs with a token of the sign-in service:
 *   POST {hub}/books/hand_over/redeem/    { ticket, account_id, host } → RedeemedHandOver
 *   POST {hub}/books/hand_over/check/     { hand_over } → 200, 403 if the firm has lost access, or 404 if the visit
 *                                         has ended for another reason, such as a log-out or an expired trial
 *   POST {hub}/webhooks/books/            BooksEvent, signed according to Standard Webhooks
 * and reads and chooses the plan with the owner's token (DEC-49): billing-account.ts.
 */
export const BOOKS_AUDIENCE = 'books'
export const BOOKS_TOKEN_SECONDS = 600

/** A firm in a team, identified by the uuid of its relation to the account, which is unique to that account. */
export const BooksFirm = z.object({ id: Uuid, name: z.string() })
export type BooksFirm = z.infer<typeof BooksFirm>

export const NewBooksAccount = z.object({
  business_id: z.number().int(),
  business_uuid: Uuid,
  business_name: z.string(),
  country_code: z.string().nullable(),
  base_currency: z.string().nullable(),
  business_industry: z.string().nullable(),
  owner: z.object({ first_name: z.string(), last_name: z.string(), phone: z.string().nullable() }),
  /** Who pays; the client by default. Changed later by a call of its own. */
  billing_owner: BillingOwner.optional(),
  /** The firm that opens the account; it is on the team from the start. A repeated call cannot change it. */
  firm: BooksFirm.optional(),
})
export type NewBooksAccount = z.infer<typeof NewBooksAccount>

export const BooksPayer = z.object({ billing_owner: BillingOwner })
export type BooksPayer = z.infer<typeof BooksPayer>

export const BooksAccount = z.object({ account_id: z.string(), redirect_url: z.url() })
export type BooksAccount = z.infer<typeof BooksAccount>

/** Versioned: a lower version is older and is ignored. */
export const BooksSettings = z.object({
  version: z.number().int(),
  business_name: z.string(),
  fiscal_year_end_month: z.number().int().min(1).max(12),
  fiscal_year_end_day: z.number().int().min(1).max(31),
  business_phone: z.string().nullable(),
  business_address: BusinessAddress.nullable(),
  date_format: z.string(),
  base_currency: z.string().nullable(),
  standard_rate: z.string().nullable(),
})
export type BooksSettings = z.infer<typeof BooksSettings>

export const BooksOwner = z.object({
  identity_uuid: Uuid,
  email: z.email(),
  first_name: z.string(),
  last_name: z.string(),
})
export type BooksOwner = z.infer<typeof BooksOwner>

/** Removing the firm removes the person too. */
export const BooksAccountant = BooksOwner.extend({ firm: BooksFirm.optional() })
export type BooksAccountant = z.infer<typeof BooksAccountant>

/** The state of an invitation that has not been accepted. Once it is answered, its state no longer changes. */
export const BooksInvitation = z.object({
  state: z.enum(['expected', 'declined', 'expired']),
  /** Why its mail was not delivered. */
  problem: z.string().nullable(),
})
export type BooksInvitation = z.infer<typeof BooksInvitation>

/**
 * Versioned, like the settings. An invited accountant's id is that of the invitation; the firm that opened the account
 * keeps the id it was opened with.
 */
export const BooksTeam = z.object({
  version: z.number().int(),
  /** The firm that opened the account, even if it has been removed from the team; null if Books does not know it. */
  opened_by: Uuid.nullable(),
  members: z.array(
    z.object({
      id: Uuid,
      role: z.enum(['owner', 'accountant', 'employee']),
      /** `expected` has not joined yet; `declined` and `expired` will not. */
      state: z.enum(['expected', 'joined', 'declined', 'expired']),
      problem: z.string().nullable(),
      firm: BooksFirm.nullable(),
      /** Null for a firm. */
      identity_uuid: Uuid.nullable(),
      email: z.string().nullable(),
      first_name: z.string(),
      last_name: z.string(),
    }),
  ),
})
export type BooksTeam = z.infer<typeof BooksTeam>

/** A redeemed ticket: who may open which account, for which firm and until when. */
export const RedeemedHandOver = z.object({
  /** The id that Books sends to check whether the visit is still allowed. */
  hand_over: z.string().min(1),
  identity_id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  organization_name: z.string(),
  /** The client whose page in the hub Books links back to. */
  client_uuid: Uuid,
  account_id: z.string(),
  expires_at: Instant,
})
export type RedeemedHandOver = z.infer<typeof RedeemedHandOver>

/** Events from Books; a version lower than the known one is older and is ignored. */
export const BooksEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('settings.changed'), account_id: z.string(), version: z.number().int() }),
  z.object({ type: z.literal('team.changed'), account_id: z.string(), version: z.number().int() }),
  z.object({
    type: z.literal('accountant.invited'),
    account_id: z.string(),
    business_name: z.string(),
    email: z.email(),
    invitation_id: Uuid,
    version: z.number().int(),
  }),
])
export type BooksEvent = z.infer<typeof BooksEvent>

/** Ends sessions that started before this time, in milliseconds since 1970. */
export const BooksSignOut = z.object({ before: z.number().int() })
export type BooksSignOut = z.infer<typeof BooksSignOut>
