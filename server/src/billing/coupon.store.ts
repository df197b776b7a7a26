import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { Coupon } from './coupon.ts'

export interface StoredCoupon {
  code: string
  percent: number | null
  amounts: Partial<Record<MainCurrency, number>> | null
  months: number | null
  expires_at: string | Date | null
}

/** Coupons are data that the provider writes. */
export const couponStore = {
  find: async (tx: AnyTransaction, code: string): Promise<StoredCoupon | undefined> =>
    (await tx
      .selectFrom('coupon')
      .select(['code', 'percent', 'amounts', 'months', 'expires_at'])
      .where('code', '=', code)
      .executeTakeFirst()) as StoredCoupon | undefined,
}

/** One month is one bill, whatever its interval. */
const durationOf = (months: number | null): Coupon['duration'] => {
  if (months === null) return 'always'
  return months === 1 ? 'once' : { months }
}

export const couponOf = ({ code, percent, amounts, months, expires_at }: StoredCoupon): Coupon => ({
  code,
  discount: percent === null ? { amounts: amounts ?? {} } : { percent },
  duration: durationOf(months),
  expires_at: expires_at === null ? null : new Date(expires_at),
})
