import { type BilledSubscription, isInTerm } from './billed-subscription.ts'
import type { CalendarDate } from './billing-period.ts'
import type { Bill, Taxation } from './invoice-lines.ts'
import { type BilledPeriod, nextBillOf } from './renewal.ts'

/** What the sweep of renewals does next with a subscription. */
export interface ComingRenewal {
  /** At midnight of this day, or when the trial ends. */
  due: { on: CalendarDate } | 'trial_end'
  /** Null if the plan ends then. */
  bill: Bill | null
  is_steady: boolean
}

/**
 * Every further bill is the same: no plan is scheduled, no coupon counts down, no credit is left. One without a charge is
 * paid when it is issued, which no batch does.
 */
const isSteady = ({ scheduled, coupon, credit }: BilledSubscription, { bill, after }: BilledPeriod): boolean =>
  scheduled === null &&
  credit.minor === 0 &&
  (coupon === null || coupon.months_left === null) &&
  bill.total.minor > 0 &&
  bill.total.minor === after.term.paid.minor

/** Null if nothing is to come. */
export const comingRenewalOf = (subscription: BilledSubscription, taxation: Taxation): ComingRenewal | null => {
  if (isInTerm(subscription) && subscription.ends_on !== null)
    return { due: { on: subscription.ends_on }, bill: null, is_steady: false }
  const next = nextBillOf(subscription, taxation)
  if (!next) return null
  if (subscription.status === 'ACTIVE_TRIAL') return { due: 'trial_end', bill: next.bill, is_steady: false }
  return { due: { on: next.period.from }, bill: next.bill, is_steady: isSteady(subscription, next) }
}
