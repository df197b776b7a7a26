import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'
import { RedeemedHandOver } from './books.ts'

/** How long a ticket is valid, in seconds: the support session's expires_in (spec §9). */
export const HAND_OVER_SECONDS = 30

/** The name of the support session's cookie, and the value of support_session in the URL that opens the account. */
export const supportSessionOf = (fb_identity_id: number): string => `session-${fb_identity_id}`

/** The page in Books to open; the account's first page by default. */
export const ACCOUNT_PAGES = ['settings', 'plan'] as const
export const AccountPage = z.enum(ACCOUNT_PAGES)
export type AccountPage = z.infer<typeof AccountPage>

export const openClientAccount = endpoint({
  family: 'partner',
  method: 'POST',
  path: '/partner_services/partners/business_clients/:uuid/open_account/',
  summary: "Open the client's account: a ticket for one use in a cookie, and the address that takes it",
  params: z.object({ uuid: Uuid }),
  query: z.object({ page: AccountPage.optional() }),
  answer: z.object({ url: z.string() }),
  problems: [
    'not_signed_in',
    'organization_missing',
    'not_allowed',
    'not_found',
    'access_removed',
    'trial_expired',
    'plan_required',
    'action_not_allowed',
    'account_not_ready',
  ],
  ours: true,
})

export const redeemHandOver = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/books/hand_over/redeem/',
  summary: 'Books takes a ticket: once, in time, for the account and the host it was made for',
  body: z.object({ ticket: z.string().max(200), account_id: z.string().max(100), host: z.string().max(300) }),
  answer: RedeemedHandOver,
  problems: ['not_signed_in', 'not_found'],
  ours: true,
})

export const checkHandOver = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/books/hand_over/check/',
  summary: 'Books asks whether a visit may go on: not_found once it has ended, not_allowed once the firm has no access',
  body: z.object({ hand_over: z.string().max(100) }),
  answer: z.object({ holds: z.literal(true) }),
  problems: ['not_signed_in', 'not_found', 'not_allowed'],
  ours: true,
})
