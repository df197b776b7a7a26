import { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { CouponCode } from '@partner-hub/contracts/billing/plans.ts'
import type { AskedPlan } from '../../api/plan.queries.ts'

/** The names of the wish in the page's URL, so that Back, a reload and a return from the card page keep it. */
const names = {
  display_name: 'plan',
  billing_interval: 'interval',
  staff_limits: 'seats',
  coupon_code: 'coupon',
  currency_code: 'currency',
} as const

const { display_name, billing_interval, staff_limits } = PlanChoice.shape
const rules = { display_name, billing_interval, coupon_code: CouponCode }

/** A comparison asks for a currency too. */
export type AskedInUrl = AskedPlan & { currency_code?: string }

export const currencyIn = (search: URLSearchParams): string => search.get(names.currency_code) ?? ''

/** What the URL asks for. Anything that is not a plan, an interval, a number of seats or a code is left out. */
export const wishOf = (search: URLSearchParams): AskedPlan => {
  const asked = Object.entries(rules).map(([field, rule]) => [
    field,
    rule.safeParse(search.get(names[field as keyof typeof rules])).data,
  ])
  const seats = search.has(names.staff_limits)
    ? staff_limits.safeParse(Number(search.get(names.staff_limits))).data
    : undefined
  return Object.fromEntries([...asked, ['staff_limits', seats]].filter(([, value]) => value !== undefined))
}

/** The URL's query with a changed wish; undefined removes a part of it. */
export const withWish = (search: URLSearchParams, changes: AskedInUrl): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const [field, value] of Object.entries(changes)) {
    const name = names[field as keyof AskedInUrl]
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
