import { z } from 'zod'
import { BusinessAddress } from './business-clients.ts'
import { Uuid } from './uuid.ts'

/**
 * What the hub asks of Books, the provider's accounting product (decisions 45, 50 and 51). The hub is a confidential
 * OAuth client of Books: POST oauth/token (client credentials, audience-bound, ten minutes), then Bearer.
 *   PUT api/accounts/:accountId           opens the account, or answers the one that was opened before
 *   GET api/accounts/:accountId/settings  what Books knows of the business
 */
export const BOOKS_AUDIENCE = 'books'
export const BOOKS_TOKEN_SECONDS = 600

export const NewBooksAccount = z.object({
  business_id: z.number().int(),
  business_uuid: Uuid,
  business_name: z.string(),
  country_code: z.string().nullable(),
  base_currency: z.string().nullable(),
  business_industry: z.string().nullable(),
  owner: z.object({ first_name: z.string(), last_name: z.string(), phone: z.string().nullable() }),
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
