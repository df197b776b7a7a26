import { money } from '@partner-hub/contracts/billing/money.ts'
import type { BillLine, PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import type { RedeemedCoupon } from './coupon.ts'
import type { InvoiceLine } from './invoice-lines.ts'
import { plansIn, priceOf } from './plan-catalogue.ts'

/** Money as it is sent (DEC-68). */
export const linesOnWire = (lines: readonly InvoiceLine[]): BillLine[] =>
  lines.map(({ amount, ...line }) => ({ ...line, amount: money.toAmount(amount) }))

/** Each plan with its prices. */
export const offersIn = (currency: MainCurrency) =>
  plansIn(currency).map(({ monthly, yearly, seat, ...offer }) => {
    const { display_name } = offer
    const withOneMore = priceOf({ display_name, billing_interval: 'Yearly', staff_limits: 2 }, currency)
    return {
      ...offer,
      monthly_amount: money.toAmount(monthly),
      yearly_amount: money.toAmount(yearly),
      seat_amount: money.toAmount(seat),
      yearly_seat_amount: money.toAmount(withOneMore.seats),
    }
  })

export const couponEffectOf = (redeemed: RedeemedCoupon | null, currency: string): PlanPreview['coupon'] => {
  if (!redeemed) return null
  const { code, discount } = redeemed.coupon
  const amounts: Readonly<Record<string, number | undefined>> = 'amounts' in discount ? discount.amounts : {}
  const minor = amounts[currency]
  return {
    code,
    percent: 'percent' in discount ? discount.percent : null,
    amount: minor === undefined ? null : money.toAmount(money.of(minor, currency)),
    months: redeemed.months_left,
  }
}
