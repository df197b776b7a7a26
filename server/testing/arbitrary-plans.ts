import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { MAIN_CURRENCIES } from '@partner-hub/contracts/places/currencies.ts'
import fc from 'fast-check'
import { addDays } from '../src/billing/billing-period.ts'
import type { Coupon } from '../src/billing/coupon.ts'
import { noTax, type Taxation } from '../src/billing/invoice-lines.ts'

/** Values of the billing rules, for properties that hold for any of them. */
const currencies = fc.constantFrom(...MAIN_CURRENCIES)

export const intervals = fc.constantFrom('Monthly' as const, 'Yearly' as const)

export const plans: fc.Arbitrary<PlanChoice> = fc.record({
  display_name: fc.constantFrom('Starter', 'Plus', 'Premium'),
  billing_interval: intervals,
  staff_limits: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 1_000 })),
})

export const coupons: fc.Arbitrary<Coupon> = fc.record({
  code: fc.constant('SPRING'),
  discount: fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({
      amounts: fc.record(
        Object.fromEntries(MAIN_CURRENCIES.map((code) => [code, fc.integer({ min: 1, max: 200_00 })])),
      ),
    }),
  ),
  duration: fc.oneof(
    fc.constantFrom('once' as const, 'always' as const),
    fc.record({ months: fc.integer({ min: 1, max: 36 }) }),
  ),
  expires_at: fc.constant(null),
})

/** All that decides the lines of a whole period. */
export const wholePeriods = fc.record({
  plan: plans,
  currency: currencies,
  is_certified: fc.boolean(),
  coupon: fc.option(coupons),
})

/** From 2027 to 2046. */
export const dates = fc.nat(7_000).map((days) => addDays('2027-01-01', days))

const party = { legal_name: null, country: null, state: null, postal_code: null, tax_id: null }
export const untaxed: Taxation = { seller: party, buyer: party, taxLinesOf: noTax }
