import { money } from '@partner-hub/contracts/billing/money.ts'

/** DEC-30 and DEC-70: the price per month with one seat, in minor units; the same in each main currency. */
const plans = [
  { display_name: 'Starter', billable_clients: 5, price: 19_00 },
  { display_name: 'Plus', billable_clients: 50, price: 33_00 },
  { display_name: 'Premium', billable_clients: null, price: 60_00 },
] as const
const SEAT_PRICE = 11_00
/** A yearly plan costs ten months. */
const PAID_MONTHS = 10

export const plansIn = (currency: string) =>
  plans.map(({ price, ...plan }) => {
    const monthly = money.of(price, currency)
    return { ...plan, monthly, yearly: money.times(monthly, PAID_MONTHS), seat: money.of(SEAT_PRICE, currency) }
  })

/** The default currency. */
export const FIRST_CURRENCY = 'USD'
