import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type { BillLine } from '@partner-hub/contracts/billing/plans.ts'
import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import { type Coupon, discountOn } from './coupon.ts'
import { priceOf } from './plan-catalogue.ts'

export interface InvoiceLine extends Omit<BillLine, 'amount'> {
  amount: Money
}

/** Unless told otherwise, one thing of no plan in particular, for a whole period. */
export const lineOf = (line: Partial<InvoiceLine> & Pick<InvoiceLine, 'kind' | 'amount'>): InvoiceLine => ({
  display_name: null,
  billing_interval: null,
  quantity: 1,
  days: null,
  ...line,
})

const nameOf = ({ display_name, billing_interval }: PlanChoice) => ({ display_name, billing_interval })

const CERTIFICATION_PERCENT = 15

export const sumOf = (lines: readonly InvoiceLine[], currency: string): Money =>
  lines.reduce((sum, { amount }) => money.plus(sum, amount), money.of(0, currency))

/** DEC-31, DEC-100: a whole period; 15 % off plan and seats, then the coupon off the rest. */
export const linesOf = ({
  plan,
  currency,
  is_certified,
  coupon,
}: {
  plan: PlanChoice
  currency: MainCurrency
  is_certified: boolean
  coupon: Coupon | null
}): InvoiceLine[] => {
  const price = priceOf(plan, currency)
  const full = money.plus(price.plan, price.seats)
  const certification = money.share(full, is_certified ? CERTIFICATION_PERCENT : 0, 100)
  const discounted = money.minus(full, certification)
  const lines = [
    lineOf({ kind: 'plan', ...nameOf(plan), amount: price.plan }),
    lineOf({ kind: 'seats', ...nameOf(plan), quantity: price.further_seats, amount: price.seats }),
    lineOf({ kind: 'certification', amount: money.times(certification, -1) }),
  ]
  if (coupon) lines.push(lineOf({ kind: 'coupon', amount: money.times(discountOn(coupon, discounted), -1) }))
  return lines.filter(({ kind, amount }) => kind === 'plan' || amount.minor !== 0)
}

/** What decides the tax of a sale; more of a party is kept on the invoice. */
export interface InvoiceParty {
  legal_name: string | null
  country: string | null
  state: string | null
  postal_code: string | null
  tax_id: string | null
}

/** DEC-101: returns lines of kind 'tax', each zero or more. */
export type TaxHook = (sale: {
  seller: InvoiceParty
  buyer: InvoiceParty
  lines: readonly InvoiceLine[]
}) => InvoiceLine[]

export const noTax: TaxHook = () => []

export interface Taxation {
  seller: InvoiceParty
  buyer: InvoiceParty
  taxLinesOf: TaxHook
}

/** Of a paid period that a bill replaces. */
export interface UnusedDays {
  plan: PlanChoice
  days: number
  value: Money
}

export interface Bill {
  lines: InvoiceLine[]
  total: Money
  /** Carried over to the next bill. */
  credit_left: Money
}

/** Unused days and credit pay for the lines, never below zero. What they don't pay is carried over. */
export const billOf = ({
  lines,
  unused,
  credit,
  taxation: { seller, buyer, taxLinesOf },
}: {
  lines: readonly InvoiceLine[]
  unused: UnusedDays | null
  credit: Money
  taxation: Taxation
}): Bill => {
  const { currency } = credit
  const value = unused?.value ?? money.of(0, currency)
  const due = sumOf(lines, currency)
  const byUnused = money.least(due, value)
  const byCredit = money.least(money.minus(due, byUnused), credit)
  const taken = [
    lineOf({
      kind: 'credit',
      ...(unused && { ...nameOf(unused.plan), days: unused.days }),
      amount: money.times(byUnused, -1),
    }),
    lineOf({ kind: 'credit', amount: money.times(byCredit, -1) }),
  ]
  const untaxed = [...lines, ...taken.filter(({ amount }) => amount.minor !== 0)]
  const all = [...untaxed, ...taxLinesOf({ seller, buyer, lines: untaxed })]
  const offered = money.plus(value, credit)
  return {
    lines: all,
    total: sumOf(all, currency),
    credit_left: money.minus(offered, money.plus(byUnused, byCredit)),
  }
}
