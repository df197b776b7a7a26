import type {
  ComparedPlan,
  ComparedPlans,
  comparePlans as call,
} from '@partner-hub/contracts/billing/compared-plans.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import type { QueryOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { MainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { BilledSubscription } from './billed-subscription.ts'
import { billingDetailsStore } from './billing-details.store.ts'
import { dateIn } from './billing-period.ts'
import { buyerOf } from './buyer.ts'
import { getCoupon } from './find-coupon.ts'
import { firmBillingStore } from './firm-billing.store.ts'
import { noTax } from './invoice-lines.ts'
import { SELLER } from './issuer.ts'
import { changeOf, type PlanChangeRequest } from './plan-change.ts'
import { couponEffectOf, linesOnWire, offersIn } from './shown-bill.ts'

/** DEC-108: computed by the function that charges a client's first plan. Changes nothing. */
export const comparePlans =
  ({ database }: { database: Database }) =>
  async (member: Member, organizationUuid: string, asked: QueryOf<typeof call>): Promise<ComparedPlans> => {
    const payer = member.organization_uuid
    refuseUnless(organizationUuid === payer, 'not_found')
    return database.inFirm(member, async (tx) => {
      const { currency_code, billing_interval, staff_limits, coupon_code } = asked
      const { certified_at, time_zone, now } = await firmBillingStore.getFirm(tx, payer)
      const coupon =
        coupon_code === undefined ? null : await getCoupon(tx, coupon_code, { instant: now, currency: currency_code })
      const request = {
        current: withoutPlan(currency_code, certified_at !== null),
        coupon,
        today: dateIn(time_zone, now),
        usage: { billable_clients: 0, seats: 0 },
        taxation: { seller: SELLER, buyer: buyerOf(await billingDetailsStore.get(tx, payer)), taxLinesOf: noTax },
      }
      return {
        ...{ currency_code, billing_interval, staff_limits },
        coupon: couponEffectOf(coupon, currency_code),
        plans: offersIn(currency_code).map((offer) => {
          const { display_name } = offer
          return { ...offer, ...costOf({ ...request, wanted: { display_name, billing_interval, staff_limits } }) }
        }),
      }
    })
  }

/** A client for which the firm has never paid. */
const withoutPlan = (currency: MainCurrency, is_certified: boolean): BilledSubscription => ({
  status: 'DIRECT_BILLING_PENDING',
  currency,
  is_certified,
  trial_ends_on: null,
  term: null,
  scheduled: null,
  ends_on: null,
  coupon: null,
  credit: money.of(0, currency),
  has_open_invoice: false,
})

const costOf = (request: PlanChangeRequest): Pick<ComparedPlan, 'lines' | 'first_bill' | 'later_bill'> => {
  const change = changeOf(request)
  if ('refused' in change) throw new Error(`A first plan was refused: ${change.refused}`)
  return {
    lines: linesOnWire(change.bill_today?.bill.lines ?? []),
    first_bill: money.toAmount(change.charge_today),
    later_bill: money.toAmount(change.next_bill.total),
  }
}
