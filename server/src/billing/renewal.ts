import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { type BilledSubscription, isInTerm, type SubscriptionInTerm, type Term } from './billed-subscription.ts'
import { type CalendarDate, type Period, periodAfter, periodFrom } from './billing-period.ts'
import { couponAfterPeriod } from './coupon.ts'
import { type Bill, billOf, linesOf, sumOf, type Taxation, type UnusedDays } from './invoice-lines.ts'

/** A bill, the days it is for, and the subscription once it is issued. */
export interface BilledPeriod {
  period: Period
  bill: Bill
  after: SubscriptionInTerm
}

const billPeriod = (
  subscription: BilledSubscription,
  start: Pick<Term, 'plan' | 'anchor_on' | 'period'>,
  unused: UnusedDays | null,
  taxation: Taxation,
): BilledPeriod => {
  const { currency, is_certified, credit } = subscription
  const coupon = subscription.coupon?.coupon ?? null
  const lines = linesOf({ plan: start.plan, currency, is_certified, coupon })
  const bill = billOf({ lines, unused, credit, taxation })
  return {
    period: start.period,
    bill,
    after: {
      ...subscription,
      status: 'ACTIVE',
      term: { ...start, paid: sumOf(lines, currency), coupon },
      scheduled: null,
      coupon: couponAfterPeriod(subscription.coupon, start.plan.billing_interval),
      credit: bill.credit_left,
      has_open_invoice: bill.total.minor > 0,
    },
  }
}

/** The first period of a new anchor. The unused days are those of a period that it replaces. */
export const beginTerm = (
  subscription: BilledSubscription,
  { plan, anchor_on, unused }: { plan: PlanChoice; anchor_on: CalendarDate; unused: UnusedDays | null },
  taxation: Taxation,
): BilledPeriod => {
  const period = periodFrom(anchor_on, plan.billing_interval, 0)
  return billPeriod(subscription, { plan, anchor_on, period }, unused, taxation)
}

/** The period after the paid one, with the scheduled plan if there is one. */
export const renewTerm = (subscription: SubscriptionInTerm, taxation: Taxation): BilledPeriod => {
  const { anchor_on, period, plan: present } = subscription.term
  const plan = subscription.scheduled ?? present
  const next = periodAfter(anchor_on, plan.billing_interval, period.until)
  return billPeriod(subscription, { plan, anchor_on, period: next }, null, taxation)
}

/** Null if nothing will be billed: there is no plan, or it ends with its paid period. */
export const nextBillOf = (subscription: BilledSubscription, taxation: Taxation): BilledPeriod | null => {
  const { status, scheduled, trial_ends_on, ends_on } = subscription
  // DEC-98: a plan chosen in a trial begins with the trial's end.
  if (status === 'ACTIVE_TRIAL' && scheduled !== null && trial_ends_on !== null)
    return beginTerm(subscription, { plan: scheduled, anchor_on: trial_ends_on, unused: null }, taxation)
  return isInTerm(subscription) && ends_on === null ? renewTerm(subscription, taxation) : null
}
