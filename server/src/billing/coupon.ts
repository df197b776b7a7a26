import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import { monthsIn } from './billing-period.ts'

/** DEC-100. */
export interface Coupon {
  code: string
  /** Off each bill: a whole percentage, or an amount in minor units per currency. */
  discount: { percent: number } | { amounts: Readonly<Partial<Record<MainCurrency, number>>> }
  duration: 'once' | 'always' | { months: number }
  /** From then on nobody can redeem it. One that was redeemed keeps its whole duration. */
  expires_at: Date | null
}

/** A subscription's coupon; a used-up one is null. */
export interface RedeemedCoupon {
  coupon: Coupon
  /** Null means always. */
  months_left: number | null
}

export interface CouponRefusal {
  refused: 'coupon_expired' | 'coupon_in_other_currency'
}

/** Once is one bill, which uses at least one month. */
const monthsOf = ({ duration }: Coupon): number | null => {
  if (duration === 'always') return null
  return duration === 'once' ? 1 : duration.months
}

export const redeemCoupon = (
  coupon: Coupon,
  { instant, currency }: { instant: Date; currency: MainCurrency },
): RedeemedCoupon | CouponRefusal => {
  if (coupon.expires_at !== null && instant >= coupon.expires_at) return { refused: 'coupon_expired' }
  if ('amounts' in coupon.discount && coupon.discount.amounts[currency] === undefined)
    return { refused: 'coupon_in_other_currency' }
  return { coupon, months_left: monthsOf(coupon) }
}

/** Never more than the amount itself. */
export const discountOn = ({ discount }: Coupon, amount: Money): Money => {
  if ('percent' in discount) return money.share(amount, discount.percent, 100)
  const perCurrency: Readonly<Record<string, number | undefined>> = discount.amounts
  return money.least(amount, money.of(perCurrency[amount.currency] ?? 0, amount.currency))
}

/** A coupon takes its whole discount off a bill, however many of that bill's months it still has. */
export const couponAfterPeriod = (
  redeemed: RedeemedCoupon | null,
  interval: PlanChoice['billing_interval'],
): RedeemedCoupon | null => {
  if (redeemed === null || redeemed.months_left === null) return redeemed
  const months_left = redeemed.months_left - monthsIn(interval)
  return months_left > 0 ? { ...redeemed, months_left } : null
}
