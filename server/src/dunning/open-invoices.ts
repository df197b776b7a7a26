import { money } from '@partner-hub/contracts/billing/money.ts'
import {
  type DeclineReason,
  OPEN_INVOICES_MAX,
  type OpenInvoice,
  type OpenInvoices,
} from '@partner-hub/contracts/billing/open-invoices.ts'
import { addDays } from '../billing/billing-period.ts'
import type { VaultedCard } from '../payments/cards.ts'
import { END_DAY, RETRY_DAYS } from './dunning-days.ts'
import type { OpenInvoiceRow } from './open-invoice.store.ts'

/** What a firm owes, in the words of the contract. The rows are the oldest first. */
export const openInvoicesOf = (rows: readonly OpenInvoiceRow[], card: VaultedCard | undefined): OpenInvoices => {
  const [oldest] = rows
  return {
    count: rows.length,
    totals: totalsOf(rows),
    results: rows.slice(0, OPEN_INVOICES_MAX).map(invoiceOf),
    is_charging: rows.some((row) => statusOf(row) === 'charging'),
    open_since: oldest?.due_on ?? null,
    declined: declineOf(rows),
    ...(oldest ? comingOf(oldest) : { retries_on: [], ends_on: null }),
    end_together: rows.every(({ due_on }) => due_on === oldest?.due_on),
    payment_method: card ? { brand_code: card.brand_code, last_4: card.last_4 } : null,
  }
}

const statusOf = ({ payment_status }: OpenInvoiceRow): OpenInvoice['status'] => {
  // Paid a moment ago, before the invoice was marked.
  if (payment_status === 'UNKNOWN' || payment_status === 'PAID') return 'charging'
  return payment_status === 'DECLINED' ? 'declined' : 'waiting'
}

const invoiceOf = (row: OpenInvoiceRow): OpenInvoice => {
  const { uuid, invoice_number, client_name, due_on, total, currency } = row
  const amount = money.toAmount(money.of(total, currency))
  return { uuid, invoice_number, client_name, due_on, status: statusOf(row), amount, currency_code: currency }
}

const totalsOf = (rows: readonly OpenInvoiceRow[]): OpenInvoices['totals'] => {
  const totals = new Map<string, number>()
  for (const { currency, total } of rows) totals.set(currency, (totals.get(currency) ?? 0) + total)
  return [...totals].map(([currency, minor]) => ({
    amount: money.toAmount(money.of(minor, currency)),
    currency_code: currency,
  }))
}

/** Codes of the card provider. */
const reasons: Record<string, DeclineReason> = { 2001: 'insufficient_funds', 2004: 'expired_card' }

const declineOf = (rows: readonly OpenInvoiceRow[]): OpenInvoices['declined'] => {
  const declined = rows.filter((row) => statusOf(row) === 'declined' && row.failed_on !== null)
  const last = declined.reduce<OpenInvoiceRow | undefined>(
    (latest, row) => (latest && (latest.failed_on ?? '') >= (row.failed_on ?? '') ? latest : row),
    undefined,
  )
  if (!last?.failed_on) return null
  return { on: last.failed_on, reason: reasons[last.code ?? ''] ?? 'other' }
}

/** Before its first charge is over, it has no dates yet. */
const comingOf = ({ due_on, day, next_on }: OpenInvoiceRow): Pick<OpenInvoices, 'retries_on' | 'ends_on'> => {
  if (day === null || next_on === null) return { retries_on: [], ends_on: null }
  if (day === END_DAY) return { retries_on: [], ends_on: next_on }
  const later = RETRY_DAYS.filter((retry) => retry > day).map((retry) => addDays(due_on, retry))
  return { retries_on: [next_on, ...later], ends_on: addDays(due_on, END_DAY) }
}
