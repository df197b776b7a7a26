import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponOf } from '../../testing/billed-subscription.ts'
import { type Coupon, couponAfterPeriod, discountOn, redeemCoupon } from './coupon.ts'

const usd = (minor: number): Money => money.of(minor, 'USD')
const redeemed = (change: Partial<Coupon>) => {
  const answer = redeemCoupon(couponOf(change), { instant: new Date('2027-01-01'), currency: 'USD' })
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
/** How many bills in a row a coupon discounts, up to 30. */
const bills = (change: Partial<Coupon>, interval: 'Monthly' | 'Yearly'): number => {
  let count = 0
  for (let left = couponAfterPeriod(redeemed(change), interval); left && count < 30; count++)
    left = couponAfterPeriod(left, interval)
  return count + 1
}

test('DEC-100 a coupon takes off a percentage, or its amount in the currency of the bill', () => {
  expect(discountOn(couponOf(), usd(33_00))).toEqual(usd(6_60))
  expect(discountOn(couponOf({ discount: { percent: 33 } }), usd(50))).toEqual(usd(17))
  const amounts = { USD: 10_00, CAD: 14_00 }
  expect(discountOn(couponOf({ discount: { amounts } }), usd(33_00))).toEqual(usd(10_00))
  expect(discountOn(couponOf({ discount: { amounts } }), money.of(33_00, 'CAD'))).toEqual(money.of(14_00, 'CAD'))
})

test('DEC-100 a discount is never negative and never above the amount', () => {
  const kinds = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amounts: fc.record({ USD: fc.integer({ min: 1, max: 500_00 }) }, { requiredKeys: [] }) }),
  )
  fc.assert(
    fc.property(kinds, fc.nat(1_000_00), (discount, minor) => {
      const off = discountOn(couponOf({ discount }), usd(minor))
      expect(off.minor).toBeGreaterThanOrEqual(0)
      expect(off.minor).toBeLessThanOrEqual(minor)
    }),
  )
})

test('DEC-100 a coupon lasts for one bill, for its months, or always', () => {
  expect([bills({ duration: 'once' }, 'Monthly'), bills({ duration: 'once' }, 'Yearly')]).toEqual([1, 1])
  expect([bills({ duration: { months: 3 } }, 'Monthly'), bills({ duration: { months: 3 } }, 'Yearly')]).toEqual([3, 1])
  expect(bills({ duration: { months: 24 } }, 'Yearly')).toBe(2)
  expect(bills({ duration: 'always' }, 'Monthly')).toBe(31)
  expect(couponAfterPeriod(redeemed({ duration: { months: 18 } }), 'Yearly')?.months_left).toBe(6)
  expect(couponAfterPeriod(null, 'Monthly')).toBeNull()
})

test('DEC-100 a coupon can be redeemed until the instant it expires', () => {
  const expires_at = new Date('2027-05-01T00:00:00Z')
  const at = (instant: string) =>
    redeemCoupon(couponOf({ expires_at }), { instant: new Date(instant), currency: 'USD' })
  expect(at('2027-04-30T23:59:59.999Z')).toMatchObject({ coupon: { code: 'SPRING' }, months_left: 1 })
  expect(at('2027-05-01T00:00:00Z')).toEqual({ refused: 'coupon_expired' })
})

test('DEC-69 DEC-100 a coupon without an amount in the billing currency is refused', () => {
  const instant = new Date('2027-01-01')
  const inDollars = couponOf({ discount: { amounts: { USD: 10_00 } } })
  expect(redeemCoupon(inDollars, { instant, currency: 'CAD' })).toEqual({ refused: 'coupon_in_other_currency' })
  expect(redeemCoupon(inDollars, { instant, currency: 'USD' })).toMatchObject({ months_left: 1 })
  expect(redeemCoupon(couponOf(), { instant, currency: 'CAD' })).toMatchObject({ months_left: 1 })
})
