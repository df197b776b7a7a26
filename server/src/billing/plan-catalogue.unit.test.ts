import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import { MAIN_CURRENCIES } from '@partner-hub/contracts/places/currencies.ts'
import { expect, test } from 'vitest'
import { billingCurrencyOf, clientLimitOf, comparePlans, plansIn, priceOf } from './plan-catalogue.ts'

const NAMES = ['Starter', 'Plus', 'Premium'] as const
const choice = (display_name: PlanChoice['display_name'], change: Partial<PlanChoice> = {}): PlanChoice => ({
  display_name,
  billing_interval: 'Monthly',
  staff_limits: 1,
  ...change,
})

test.for(MAIN_CURRENCIES)('DEC-30 DEC-70 plans cost 19, 33 and 60 %s a month, a year ten times that', (currency) => {
  const of = (minor: number) => money.of(minor, currency)
  expect(NAMES.map((name) => priceOf(choice(name), currency).plan)).toEqual([of(19_00), of(33_00), of(60_00)])
  expect(NAMES.map((name) => priceOf(choice(name, { billing_interval: 'Yearly' }), currency).plan)).toEqual([
    of(190_00),
    of(330_00),
    of(600_00),
  ])
  expect(plansIn(currency)).toEqual([
    { display_name: 'Starter', billable_clients: 5, monthly: of(19_00), yearly: of(190_00), seat: of(11_00) },
    { display_name: 'Plus', billable_clients: 50, monthly: of(33_00), yearly: of(330_00), seat: of(11_00) },
    { display_name: 'Premium', billable_clients: null, monthly: of(60_00), yearly: of(600_00), seat: of(11_00) },
  ])
})

test('DEC-70 one seat is included, and each further seat costs 11 a month or 110 a year', () => {
  const seats = (change: Partial<PlanChoice>) => {
    const { seats: amount, further_seats } = priceOf(choice('Plus', change), 'CAD')
    return [further_seats, money.toAmount(amount)]
  }
  expect(seats({ staff_limits: 1 })).toEqual([0, '0.00'])
  expect(seats({ staff_limits: 2 })).toEqual([1, '11.00'])
  expect(seats({ staff_limits: 1_000, billing_interval: 'Yearly' })).toEqual([999, '109890.00'])
})

test('DEC-30 Starter is smaller than Plus and Plus than Premium, in order and in billable clients', () => {
  expect(NAMES.toSorted((one, other) => comparePlans(other, one))).toEqual(['Premium', 'Plus', 'Starter'])
  expect(NAMES.map((name) => comparePlans(name, 'Plus'))).toEqual([-1, 0, 1])
  expect(NAMES.map(clientLimitOf)).toEqual([5, 50, null])
})

test("DEC-28 DEC-69 a client's own billing currency prices its plan, USD only if it has none", () => {
  expect(['CAD', 'AUD', null, 'JPY'].map(billingCurrencyOf)).toEqual(['CAD', 'AUD', 'USD', 'USD'])
})
