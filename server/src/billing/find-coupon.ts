import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { couponOf, couponStore } from './coupon.store.ts'
import { type RedeemedCoupon, redeemCoupon } from './coupon.ts'

/** The coupon that a person typed, or a refusal that says why it cannot be used. */
export const getCoupon = async (
  tx: AnyTransaction,
  code: string,
  at: { instant: Date; currency: MainCurrency },
): Promise<RedeemedCoupon> => {
  const stored = await couponStore.find(tx, code)
  if (!stored) throw refusedCoupon('coupon_unknown')
  const redeemed = redeemCoupon(couponOf(stored), at)
  if ('refused' in redeemed) throw refusedCoupon(redeemed.refused)
  return redeemed
}

const refusedCoupon = (coupon_code: string) => new Refusal('invalid_input', { fields: { coupon_code } })
