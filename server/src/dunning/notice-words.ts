import type { DeclineReason, OpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'
import type { Debt } from '@partner-hub/emails/payment-failed.ts'
import type { CalendarDate } from '../billing/billing-period.ts'
import { cardBrands } from '../payments/card-brands.ts'

const INVOICES_SHOWN = 10

const onDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export const dayText = (day: CalendarDate): string => onDay.format(new Date(`${day}T00:00:00Z`))

export const cardName = ({ payment_method: card }: OpenInvoices): string | null =>
  card && `${cardBrands[card.brand_code]} ending in ${card.last_4}`

export const totalsText = ({ totals }: OpenInvoices): string[] =>
  totals.map(({ amount, currency_code }) => `${amount} ${currency_code}`)

const reasons: Record<DeclineReason, string | null> = {
  insufficient_funds: 'insufficient funds',
  expired_card: 'the card has expired',
  other: null,
}

/** What a firm owes, as its mail says it. */
export const debtOf = (open: OpenInvoices): Debt => ({
  card: cardName(open),
  declined: open.declined && { on: dayText(open.declined.on), why: reasons[open.declined.reason] },
  count: open.count,
  invoices: open.results.slice(0, INVOICES_SHOWN).map((invoice) => ({
    name: invoice.client_name,
    detail: `${invoice.invoice_number}, ${invoice.status}`,
    amount: `${invoice.amount} ${invoice.currency_code}`,
  })),
  totals: totalsText(open),
  retriesOn: open.retries_on.map(dayText),
  endsOn: open.ends_on && dayText(open.ends_on),
  endTogether: open.end_together,
})
