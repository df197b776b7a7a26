import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { CalendarDate, Uuid } from '../calls/uuid.ts'
import { Amount } from './money.ts'

/** A paid invoice, or a credit note with a negative amount (DEC-104, DEC-107). */
export const Receipt = z.object({
  due_date: CalendarDate,
  invoice_number: z.string(),
  charges_amount: Amount,
  currency_code: z.string(),
  /** A path on the hub's origin. Its last segment is the name of the file. */
  statement_url: z.string().startsWith('/'),
})
export type Receipt = z.infer<typeof Receipt>

const problems = ['not_signed_in', 'organization_missing', 'not_allowed', 'not_found', 'invalid_input'] as const

export const listSubscriptionInvoices = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/subscriptions/:uuid/invoices/',
  summary: 'What the firm has paid for a client, newest first',
  params: z.object({ uuid: Uuid }),
  answer: z.object({ subscription: Uuid, invoices: z.array(Receipt) }),
  problems,
})

/** Also of a client that is archived, pays for itself or is no longer accessible. */
export const FirmReceipt = Receipt.extend({
  subscription: Uuid,
  client: z.object({ uuid: Uuid, client_name: z.string() }),
})
export type FirmReceipt = z.infer<typeof FirmReceipt>

/** The receipts of one year by due_date, newest first. */
export const ReceiptYear = z.object({
  year: z.number().int(),
  /** The next earlier year with receipts; null if there is none. */
  earlier_year: z.number().int().nullable(),
  /** Sums of the year, one per currency, by currency code. */
  totals: z.array(z.object({ currency_code: z.string(), amount: Amount })),
  invoices: z.array(FirmReceipt),
})
export type ReceiptYear = z.infer<typeof ReceiptYear>

export const listReceipts = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/receipts/',
  summary: 'Everything the firm has paid in a year; without a year, in the present one',
  params: z.object({ organizationUuid: Uuid }),
  query: z.object({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
  answer: ReceiptYear,
  problems,
  ours: true,
})

/** A statement of the month, or all its receipts. */
export const StatementChoice = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  format: z.enum(['csv', 'pdf', 'zip']),
})
export type StatementChoice = z.infer<typeof StatementChoice>

export const getStatement = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/:organizationUuid/statement/',
  summary: 'What the firm paid in a month: as CSV or PDF, or all receipts as a ZIP',
  params: z.object({ organizationUuid: Uuid }),
  query: StatementChoice,
  answer: z.string(),
  problems,
  ours: true,
})

export const getReceiptFile = endpoint({
  family: 'partner',
  method: 'GET',
  path: '/partner_services/partners/receipts/:file',
  summary: 'A receipt as a PDF file; its address is the statement_url of an invoice',
  params: z.object({ file: z.string().regex(/^[A-Z0-9-]{1,40}\.pdf$/) }),
  answer: z.string(),
  problems,
  ours: true,
})
