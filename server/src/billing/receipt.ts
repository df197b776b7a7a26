import type { BrandCode } from '@partner-hub/contracts/billing/payment-methods.ts'
import type { LineKind } from '@partner-hub/contracts/billing/plans.ts'
import type { CalendarDate } from './billing-period.ts'
import type { InvoiceParty } from './invoice-lines.ts'

/** A line as it is stored; the amount in minor units. */
export interface ReceiptLine {
  kind: LineKind
  display_name: string | null
  billing_interval: string | null
  quantity: number
  days: number | null
  amount: number
}

/** Invoices from before billing details existed have no address. */
export type ReceiptBuyer = InvoiceParty & {
  [Field in 'address_line_1' | 'address_line_2' | 'city' | 'reference']?: string | null
}

/** All that a receipt shows, copied when it is made. Later changes of the client or the card don't reach it. */
export interface ReceiptContent {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  invoice_number: string
  issued_at: string
  paid_on: CalendarDate
  period: { from: CalendarDate; until: CalendarDate }
  currency: string
  /** Minor units. */
  total: number
  lines: ReceiptLine[]
  seller: { name: string; address: string; support: string }
  buyer: ReceiptBuyer
  client_name: string
  owner_name: string | null
  /** Null if nothing was charged to a card. */
  card: { brand_code: BrandCode; last_4: string } | null
  next_bill: { on: CalendarDate; total: number } | null
}
