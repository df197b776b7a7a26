import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import type { BilledSubscription, SubscriptionInTerm, Term } from '../src/billing/billed-subscription.ts'
import { periodFrom } from '../src/billing/billing-period.ts'
import type { Coupon } from '../src/billing/coupon.ts'
import { type InvoiceLine, linesOf, sumOf } from '../src/billing/invoice-lines.ts'

export const planChoice = (change: Partial<PlanChoice> = {}): PlanChoice => ({
  display_name: 'Starter',
  billing_interval: 'Monthly',
  staff_limits: 1,
  ...change,
})

export const couponOf = (change: Partial<Coupon> = {}): Coupon => ({
  code: 'SPRING',
  discount: { percent: 20 },
  duration: 'once',
  expires_at: null,
  ...change,
})

export const withoutPlan = (change: Partial<BilledSubscription> = {}): BilledSubscription => ({
  status: 'DIRECT_BILLING_PENDING',
  currency: 'USD',
  is_certified: false,
  trial_ends_on: null,
  term: null,
  scheduled: null,
  ends_on: null,
  coupon: null,
  credit: money.of(0, change.currency ?? 'USD'),
  has_open_invoice: false,
  ...change,
})

/** In its first period, billed as its record says now: a month from 1 April 2027 unless told otherwise. */
export const withPlan = (
  { plan, anchor_on = '2027-04-01', coupon = null }: Partial<Pick<Term, 'plan' | 'anchor_on' | 'coupon'>> = {},
  change: Partial<BilledSubscription> = {},
): SubscriptionInTerm => {
  const subscription = withoutPlan({ status: 'ACTIVE', ...change })
  const { currency, is_certified } = subscription
  const chosen = plan ?? planChoice()
  const paid = sumOf(linesOf({ plan: chosen, currency, is_certified, coupon }), currency)
  const period = periodFrom(anchor_on, chosen.billing_interval, 0)
  return { ...subscription, term: { plan: chosen, anchor_on, period, paid, coupon } }
}

/** As 'kind quantity amount', with the days of a prorated line. */
export const figuresOf = (lines: readonly InvoiceLine[]): string[] =>
  lines.map(({ kind, quantity, amount, days }) => {
    const figures = `${kind} ${quantity} ${money.toAmount(amount)}`
    return days === null ? figures : `${figures} for ${days} days`
  })
