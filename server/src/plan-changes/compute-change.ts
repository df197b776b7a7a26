import type { PlanWish } from '@partner-hub/contracts/billing/plans.ts'
import type { RedeemedCoupon } from '../billing/coupon.ts'
import { getCoupon } from '../billing/find-coupon.ts'
import { changeOf, type PlanChange, type PlanChangeRefusal, type PlanChangeRequest } from '../billing/plan-change.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { PlanOfClient } from './plan-of-client.ts'

/** Null without a code, and for the one that the subscription already has: it is not redeemed twice. */
export const findWishedCoupon = async (
  tx: AnyTransaction,
  { billed: { subscription, now } }: PlanOfClient,
  { coupon_code }: PlanWish,
): Promise<RedeemedCoupon | null> => {
  const present = [subscription.coupon?.coupon.code, subscription.term?.coupon?.code]
  if (coupon_code === undefined || present.includes(coupon_code)) return null
  return getCoupon(tx, coupon_code, { instant: now, currency: subscription.currency })
}

/** What the rule takes, for preview and charge alike (DEC-108). */
export const requestOf = (
  { client, billed }: PlanOfClient,
  { display_name, billing_interval, staff_limits }: PlanWish,
  coupon: RedeemedCoupon | null,
): PlanChangeRequest => ({
  current: billed.subscription,
  wanted: { display_name, billing_interval, staff_limits },
  coupon,
  today: billed.today,
  // How many clients a business bills is only known to Books.
  usage: { billable_clients: 0, seats: client.seats_in_use },
  taxation: billed.taxation,
})

/** Undefined if the wish changes nothing. */
export const computeChange = (request: PlanChangeRequest): PlanChange | undefined => {
  const change = changeOf(request)
  if (!('refused' in change)) return change
  if (change.refused === 'unchanged') return undefined
  throw refusalOf(change)
}

const refusalOf = (change: PlanChangeRefusal): Refusal => {
  if (!('used' in change)) return new Refusal('invoice_open')
  const field = change.refused === 'seats_in_use' ? 'staff_limits' : 'display_name'
  return new Refusal('invalid_input', { fields: { [field]: change.refused, used: String(change.used) } })
}
