import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import type { Money } from '@partner-hub/contracts/billing/money.ts'
import type { SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import type { CalendarDate, Period } from './billing-period.ts'
import type { Coupon, RedeemedCoupon } from './coupon.ts'

/** The plan in force and the period it was billed for. */
export interface Term {
  plan: PlanChoice
  anchor_on: CalendarDate
  period: Period
  /** For the whole period with this plan, after discounts, whether by card or by credit. */
  paid: Money
  /** The one that discounted this period. */
  coupon: Coupon | null
}

/** What the rules of money need to know of a subscription. */
export interface BilledSubscription {
  status: SubscriptionStatus
  currency: MainCurrency
  /** The payer is a certified firm. */
  is_certified: boolean
  /** The trial's last instant as a date where the payer is. */
  trial_ends_on: CalendarDate | null
  term: Term | null
  /** Starts with the next bill. */
  scheduled: PlanChoice | null
  /** A cancellation at the end of the paid period. */
  ends_on: CalendarDate | null
  /** What is left of it for the next bills. */
  coupon: RedeemedCoupon | null
  /** Carried over to the next bill. */
  credit: Money
  has_open_invoice: boolean
}

export type SubscriptionInTerm = BilledSubscription & { term: Term }

/** A subscription that is cancelled or has not begun has no term, whatever its record still says. */
export const isInTerm = (subscription: BilledSubscription): subscription is SubscriptionInTerm =>
  subscription.status === 'ACTIVE' && subscription.term !== null

export const isSamePlan = (one: PlanChoice, other: PlanChoice): boolean =>
  one.display_name === other.display_name &&
  one.billing_interval === other.billing_interval &&
  one.staff_limits === other.staff_limits
