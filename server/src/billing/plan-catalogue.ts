import type { AccountPlans } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'

/** DEC-30 and DEC-70: per month with one seat, in minor units; the same amounts in each main currency. */
const monthly = [
  { display_name: 'Starter', billable_clients: 5, monthly_amount: 19_00 },
  { display_name: 'Plus', billable_clients: 50, monthly_amount: 33_00 },
  { display_name: 'Premium', billable_clients: null, monthly_amount: 60_00 },
] as const
const SEAT_AMOUNT = 11_00
/** A yearly plan costs ten months. */
const PAID_MONTHS = 10

export const plansIn = (currency: string): AccountPlans['plans'] =>
  monthly.map((plan) => ({
    ...plan,
    yearly_amount: money.times({ minor: plan.monthly_amount, currency }, PAID_MONTHS).minor,
    seat_amount: SEAT_AMOUNT,
  }))

/** The default currency. */
export const FIRST_CURRENCY = 'USD'
