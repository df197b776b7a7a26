import type { ChosenPlan } from './plan.store.ts'

/** Decisions 30 and 70: the same figures in each main currency, a year for ten months. */
export const planCatalogue: readonly { plan: ChosenPlan['plan']; name: string; clients: string; monthly: number }[] = [
  { plan: 'starter', name: 'Starter', clients: '5 billable clients', monthly: 19_00 },
  { plan: 'plus', name: 'Plus', clients: '50 billable clients', monthly: 33_00 },
  { plan: 'premium', name: 'Premium', clients: 'Unlimited billable clients', monthly: 60_00 },
]
export const YEARLY_MONTHS = 10

const mainCurrencies = ['USD', 'CAD', 'GBP', 'EUR', 'AUD']

export const planCurrency = (base: string | null): string => (base && mainCurrencies.includes(base) ? base : 'USD')
