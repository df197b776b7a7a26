import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import { isMainCurrency, type MainCurrency } from '@partner-hub/contracts/places/currencies.ts'

type PlanName = PlanChoice['display_name']

/** DEC-30: from the smallest plan to the largest. Null means no limit. */
const plans = [
  { display_name: 'Starter', billable_clients: 5 },
  { display_name: 'Plus', billable_clients: 50 },
  { display_name: 'Premium', billable_clients: null },
] as const satisfies { display_name: PlanName; billable_clients: number | null }[]

/** A month in minor units: each plan with one seat, and each further seat. */
interface PriceList {
  plans: Readonly<Record<PlanName, number>>
  seat: number
}

/** DEC-70: the same figures in each main currency. */
const LIST: PriceList = { plans: { Starter: 19_00, Plus: 33_00, Premium: 60_00 }, seat: 11_00 }
const priceLists: Readonly<Record<MainCurrency, PriceList>> = { USD: LIST, CAD: LIST, GBP: LIST, EUR: LIST, AUD: LIST }

const INCLUDED_SEATS = 1
/** A yearly plan costs ten months. */
const PAID_MONTHS = { Monthly: 1, Yearly: 10 } as const

const FIRST_CURRENCY: MainCurrency = 'USD'

/** Prices exist in the main currencies alone (DEC-28). */
export const billingCurrencyOf = (currency: string | null): MainCurrency =>
  currency !== null && isMainCurrency(currency) ? currency : FIRST_CURRENCY

export const plansIn = (currency: MainCurrency) =>
  plans.map((plan) => {
    const monthly = money.of(priceLists[currency].plans[plan.display_name], currency)
    const seat = money.of(priceLists[currency].seat, currency)
    return { ...plan, monthly, yearly: money.times(monthly, PAID_MONTHS.Yearly), seat }
  })

export interface PlanPrice {
  plan: Money
  /** Of all further seats together. */
  seats: Money
  further_seats: number
}

/** The price of one whole period, before discounts. */
export const priceOf = (
  { display_name, billing_interval, staff_limits }: PlanChoice,
  currency: MainCurrency,
): PlanPrice => {
  const list = priceLists[currency]
  const months = PAID_MONTHS[billing_interval]
  const further_seats = staff_limits - INCLUDED_SEATS
  return {
    plan: money.of(list.plans[display_name] * months, currency),
    seats: money.of(list.seat * months * further_seats, currency),
    further_seats,
  }
}

const rankOf = (name: PlanName): number => plans.findIndex(({ display_name }) => display_name === name)

/** Below zero if the first plan is the smaller one. */
export const comparePlans = (one: PlanName, other: PlanName): number => rankOf(one) - rankOf(other)

/** Null means no limit. */
export const clientLimitOf = (name: PlanName): number | null => plans[rankOf(name)]?.billable_clients ?? null
