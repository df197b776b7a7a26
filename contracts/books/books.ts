import { z } from 'zod'
import { Instant, Uuid } from '../calls/uuid.ts'
import { BillingOwner, BusinessAddress } from '../clients/business-clients.ts'

/**
 * What the hub asks of Books, the provider's accounting product (DEC-45, DEC-50 and DEC-51). The hub is a confidential
 * OAuth client of Books: POST oauth/token (client credentials, audience-bound, ten minutes), then Bearer.
 *   PUT api/accounts/:accountId           opens the account, or answers the one that was opened before
 *   GET api/accounts/:accountId/settings  what Books knows of the business
 *   PUT api/accounts/:accountId/owner     who signs in as its owner; the same person again changes nothing
 *   PUT api/accounts/:accountId/firm      who opened it (BooksFirm), where Books was not told so far; otherwise no change
 *   GET api/accounts/:accountId/team      BooksTeam
 *   PUT api/accounts/:accountId/team/:id  who accepted the invitation with this id (BooksAccountant); again changes nothing
 *   PUT api/accounts/:accountId/team/:id/invitation  what else became of it (BooksInvitation); again changes nothing
 *   DELETE api/accounts/:accountId/team/:id  whoever was invited so, or this firm and everybody of it, is not in the team
 *                                         any more; again changes nothing
 * Books in turn redeems and re-asks hand-overs with a token of the sign-in service:
 *   POST {hub}/books/hand_over/redeem/    { ticket, account_id, host } → RedeemedHandOver
 *   POST {hub}/books/hand_over/check/     { hand_over } → 200, 403 once the firm has no access any more, or 404
 *                                         once the visit has ended otherwise: by a log-out, or an expired trial
 *   POST {hub}/webhooks/books/            BooksEvent, signed as Standard Webhooks say
 * and reads and chooses the plan with the owner's own token (DEC-49): billing-account.ts.
 */
export const BOOKS_AUDIENCE = 'books'
export const BOOKS_TOKEN_SECONDS = 600

/** A firm in a team: known by the uuid of its relation to the account, which stands in no other account. */
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
  /** Who pays when it opens; unsaid is the client. */
  billing_owner: BillingOwner.optional(),
  /** Who opens it, and is in its team from the beginning; asked for again, another firm is not. */
  firm: BooksFirm.optional(),
})
export type NewBooksAccount = z.infer<typeof NewBooksAccount>

export const BooksAccount = z.object({ account_id: z.string(), redirect_url: z.url() })
export type BooksAccount = z.infer<typeof BooksAccount>

/** A record with a version: a lower one is older and is ignored. */
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

/** Whoever removes the firm removes the person too. */
export const BooksAccountant = BooksOwner.extend({ firm: BooksFirm.optional() })
export type BooksAccountant = z.infer<typeof BooksAccountant>

/** An invitation that nobody accepted. One that was answered stays as it is. */
export const BooksInvitation = z.object({
  state: z.enum(['expected', 'declined', 'expired']),
  /** Why its mail did not arrive. */
  problem: z.string().nullable(),
})
export type BooksInvitation = z.infer<typeof BooksInvitation>

/**
 * A record with a version, like the settings. An invited accountant's id is that of the invitation; the firm that opened
 * the account has the id it was opened with.
 */
export const BooksTeam = z.object({
  version: z.number().int(),
  /** The firm that opened the account, in the team or removed from it; none where Books was told of no firm. */
  opened_by: Uuid.nullable(),
  members: z.array(
    z.object({
      id: Uuid,
      role: z.enum(['owner', 'accountant', 'employee']),
      /** Who is expected has not joined yet; who declined, or let it expire, will not. */
      state: z.enum(['expected', 'joined', 'declined', 'expired']),
      problem: z.string().nullable(),
      firm: BooksFirm.nullable(),
      /** None for a firm. */
      identity_uuid: Uuid.nullable(),
      email: z.string().nullable(),
      first_name: z.string(),
      last_name: z.string(),
    }),
  ),
})
export type BooksTeam = z.infer<typeof BooksTeam>

/** A ticket taken by the hub: who may look into which account, for which firm and until when. */
export const RedeemedHandOver = z.object({
  /** What Books re-asks with while the visit lasts. */
  hand_over: z.string().min(1),
  identity_id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  organization_name: z.string(),
  /** What the account is to the firm, and where its visit leads back to. */
  client_uuid: Uuid,
  account_id: z.string(),
  expires_at: Instant,
})
export type RedeemedHandOver = z.infer<typeof RedeemedHandOver>

/** What Books tells the hub; a lower version than the known one is older and is ignored. */
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

/** Whose sessions end: those that began before this instant, in milliseconds since 1970. */
export const BooksSignOut = z.object({ before: z.number().int() })
export type BooksSignOut = z.infer<typeof BooksSignOut>
