import type { ComparedPlans } from '@partner-hub/contracts/billing/compared-plans.ts'
import type { BillLine, CancellationPreview, PlanPreview, PlanWish } from '@partner-hub/contracts/billing/plans.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'

export const plusYearly = { display_name: 'Plus', billing_interval: 'Yearly', staff_limits: 3 } as const

/** A client on Plus, paid by the firm for a year. */
export const onPlus = {
  status: 'ACTIVE',
  days_left: null,
  ...plusYearly,
  next_bill_on: '2027-03-04',
} as const satisfies Partial<Subscription>

export const withoutPlan = {
  status: 'DIRECT_BILLING_PENDING',
  days_left: null,
} as const satisfies Partial<Subscription>

const line = (kind: BillLine['kind'], amount: string, changes: Partial<BillLine> = {}): BillLine => ({
  kind,
  display_name: null,
  billing_interval: null,
  quantity: 1,
  days: null,
  amount,
  ...changes,
})

const lines = [
  line('plan', '330.00', { display_name: 'Plus', billing_interval: 'Yearly' }),
  line('seats', '220.00', { quantity: 2 }),
  line('certification', '-82.50'),
]

const offers = [
  { display_name: 'Starter', billable_clients: 5, monthly_amount: '19.00', yearly_amount: '190.00' },
  { display_name: 'Plus', billable_clients: 50, monthly_amount: '33.00', yearly_amount: '330.00' },
  { display_name: 'Premium', billable_clients: null, monthly_amount: '60.00', yearly_amount: '600.00' },
] as const

type Start = Pick<PlanPreview, 'starts' | 'starts_on'>

/** When each plan would start: today unless given. */
export const offersStarting = (starting: Partial<Record<PlanWish['display_name'], Start>> = {}) =>
  offers.map((offer) => ({
    ...offer,
    seat_amount: '11.00',
    yearly_seat_amount: '110.00',
    starts: 'now' as const,
    starts_on: '2026-11-15',
    ...starting[offer.display_name],
  }))

/** What the server answers to a first plan for a certified firm with a card. */
export const samplePreview = (changes: Partial<PlanPreview> = {}): PlanPreview => ({
  currency_code: 'USD',
  is_currency_fixed: false,
  wish: plusYearly,
  current: null,
  period: null,
  trial_ends_on: null,
  seats_in_use: 1,
  plans: offersStarting(),
  starts: 'now',
  starts_on: '2026-11-15',
  lines,
  charge_today: '467.50',
  credit: '0.00',
  next_bill: { on: '2027-11-15', lines, amount: '467.50', previous_amount: null, discount: 'kept' },
  coupon: null,
  is_certified: true,
  payment_method: { brand_code: 'visa', last_4: '4242' },
  is_changing: false,
  ...changes,
})

const period = { from: '2026-03-04', last_paid_on: '2027-03-03', days: 365, days_left: 109 }
const atRenewal = { starts: 'at_renewal', starts_on: '2027-03-04' } as const
const unchanged = { starts: null, starts_on: null }

/** The same for a client on Plus: nothing changes yet. */
export const changePreview = (changes: Partial<PlanPreview> = {}): PlanPreview =>
  samplePreview({
    is_currency_fixed: true,
    current: plusYearly,
    period,
    plans: offersStarting({ Starter: atRenewal, Plus: unchanged }),
    ...unchanged,
    lines: [],
    charge_today: '0.00',
    next_bill: { on: '2027-03-04', lines, amount: '467.50', previous_amount: '467.50', discount: 'kept' },
    ...changes,
  })

export const upgradePreview = (changes: Partial<PlanPreview> = {}): PlanPreview =>
  changePreview({
    wish: { ...plusYearly, display_name: 'Premium', staff_limits: 6 },
    starts: 'now',
    starts_on: '2026-11-15',
    lines: [
      line('plan', '179.18', { display_name: 'Premium', billing_interval: 'Yearly', days: 109 }),
      line('seats', '164.25', { quantity: 5, days: 109 }),
      line('certification', '-51.51'),
      line('credit', '-167.53', { display_name: 'Plus', billing_interval: 'Yearly', days: 109 }),
    ],
    charge_today: '124.39',
    credit: '167.53',
    next_bill: { on: '2027-03-04', lines: [], amount: '977.50', previous_amount: '467.50', discount: 'kept' },
    ...changes,
  })

export const downgradePreview = (changes: Partial<PlanPreview> = {}): PlanPreview =>
  changePreview({
    wish: { ...plusYearly, display_name: 'Starter', staff_limits: 2 },
    ...atRenewal,
    next_bill: {
      on: '2027-03-04',
      lines: [
        line('plan', '190.00', { display_name: 'Starter', billing_interval: 'Yearly' }),
        line('seats', '110.00'),
        line('certification', '-45.00'),
      ],
      amount: '255.00',
      previous_amount: '467.50',
      discount: 'kept',
    },
    ...changes,
  })

export const sampleCancellation = (changes: Partial<CancellationPreview> = {}): CancellationPreview => ({
  currency_code: 'USD',
  current: plusYearly,
  ends_on: '2027-03-04',
  last_paid_on: '2027-03-03',
  charge_today: '0.00',
  credit: '0.00',
  next_bill: { on: '2027-03-04', amount: '467.50' },
  scheduled_plan: null,
  is_certified: true,
  ...changes,
})

/** A certified firm compares plans with two more seats; each plan has the figures of Plus. */
export const sampleComparison = (changes: Partial<ComparedPlans> = {}): ComparedPlans => ({
  currency_code: 'USD',
  billing_interval: 'Yearly',
  staff_limits: 3,
  coupon: null,
  plans: offersStarting().map(({ starts: _starts, starts_on: _on, ...offer }) => ({
    ...offer,
    lines,
    first_bill: '467.50',
    later_bill: '467.50',
  })),
  ...changes,
})
