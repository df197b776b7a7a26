import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type { CancellationTime } from '@partner-hub/contracts/billing/plans.ts'
import { type BilledSubscription, isInTerm } from './billed-subscription.ts'
import { addDays, type CalendarDate } from './billing-period.ts'
import { unusedOf } from './proration.ts'

export interface CancellationRequest {
  current: BilledSubscription
  when: CancellationTime
  /** Where the payer is. */
  today: CalendarDate
}

export interface CancellationRefusal {
  refused: 'no_plan' | 'unchanged' | 'invoice_open'
}

export interface Cancellation {
  /** The first day without access. */
  ends_on: CalendarDate
  last_paid_on: CalendarDate
  /** DEC-09: the value of the paid days after the end. */
  not_refunded: Money
  /** DEC-100: the scheduled plan, which never starts. */
  dropped_plan: PlanChoice | null
  after: BilledSubscription
}

/** Coupon and credit stay with the subscription, for a plan selected later. */
export const cancellationOf = ({ current, when, today }: CancellationRequest): Cancellation | CancellationRefusal => {
  if (!isInTerm(current)) return { refused: 'no_plan' }
  const { term, scheduled, has_open_invoice } = current
  const { from, until } = term.period
  const nothing = money.of(0, current.currency)
  if (when === 'period_end') {
    if (current.ends_on !== null) return { refused: 'unchanged' }
    // An unpaid period has no paid end to wait for.
    if (has_open_invoice) return { refused: 'invoice_open' }
    return {
      ends_on: until,
      last_paid_on: addDays(until, -1),
      not_refunded: nothing,
      dropped_plan: scheduled,
      after: { ...current, scheduled: null, ends_on: until },
    }
  }
  return {
    ends_on: today,
    last_paid_on: addDays(has_open_invoice ? from : until, -1),
    not_refunded: has_open_invoice ? nothing : unusedOf(term, today).value,
    dropped_plan: scheduled,
    after: { ...current, status: 'CANCELLED', term: null, scheduled: null, ends_on: null },
  }
}
