import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { CalendarDate, Uuid } from '../calls/uuid.ts'
import { Amount } from './money.ts'
import { BrandCode } from './payment-methods.ts'

/** `waiting`: not tried, because the same card had just been declined, or because there is no card. */
const OpenInvoiceStatus = z.enum(['declined', 'waiting', 'charging'])

const OpenInvoice = z.object({
  uuid: Uuid,
  invoice_number: z.string(),
  client_name: z.string(),
  due_on: CalendarDate,
  status: OpenInvoiceStatus,
  amount: Amount,
  currency_code: z.string(),
})
export type OpenInvoice = z.infer<typeof OpenInvoice>

const DeclineReason = z.enum(['insufficient_funds', 'expired_card', 'other'])
export type DeclineReason = z.infer<typeof DeclineReason>

/** Renewals that the firm has not paid, and what happens next with them (DEC-103). */
export const OpenInvoices = z.object({
  count: z.number().int(),
  totals: z.array(z.object({ amount: Amount, currency_code: z.string() })),
  /** The oldest first, at most OPEN_INVOICES_MAX. */
  results: z.array(OpenInvoice),
  /** At least one is being charged right now. */
  is_charging: z.boolean(),
  open_since: CalendarDate.nullable(),
  /** Why the last charge failed. */
  declined: z.object({ on: CalendarDate, reason: DeclineReason }).nullable(),
  /** The days of the coming retries of the oldest invoice. */
  retries_on: z.array(CalendarDate),
  /** When its plan ends, and whether that of all others ends on the same day. */
  ends_on: CalendarDate.nullable(),
  end_together: z.boolean(),
  payment_method: z.object({ brand_code: BrandCode, last_4: z.string() }).nullable(),
})
export type OpenInvoices = z.infer<typeof OpenInvoices>

export const OPEN_INVOICES_MAX = 100

const path = '/partner_services/partners/open_invoices/'
const problems = ['not_signed_in', 'organization_missing', 'not_allowed'] as const

export const getOpenInvoices = endpoint({
  family: 'partner',
  method: 'GET',
  path,
  summary: 'Invoices of the firm that are not paid, and when they are tried again',
  answer: OpenInvoices,
  problems,
  ours: true,
})

/** `charging`: the provider is slow, or there are many. `declined`: at least one is still open. */
const PayOutcome = z.enum(['paid', 'declined', 'charging'])
export type PayOutcome = z.infer<typeof PayOutcome>

export const payOpenInvoices = endpoint({
  family: 'partner',
  method: 'POST',
  path: `${path}pay/`,
  summary: "Charge all open invoices to the firm's card at once",
  answer: z.object({ outcome: PayOutcome, open_invoices: OpenInvoices }),
  problems: [...problems, 'card_required'],
  // After a decline the same request is a new attempt.
  keyed: 'without guard',
  ours: true,
})
