import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import { expect, test } from 'vitest'
import { untaxed } from '../../testing/arbitrary-plans.ts'
import { couponOf, figuresOf, planChoice, withoutPlan, withPlan } from '../../testing/billed-subscription.ts'
import type { BilledSubscription } from './billed-subscription.ts'
import type { Coupon } from './coupon.ts'
import { changeOf, type PlanChange, type PlanChangeRequest } from './plan-change.ts'

const usd = (minor: number) => money.of(minor, 'USD')
const yearly = (change: Partial<PlanChoice> = {}) => planChoice({ billing_interval: 'Yearly', ...change })

/** On 21 April 2027 ten of April's thirty days are unused. */
const outcomeOf = (current: BilledSubscription, wanted: PlanChoice, more: Partial<PlanChangeRequest> = {}) =>
  changeOf({
    current,
    wanted,
    coupon: null,
    today: '2027-04-21',
    usage: { billable_clients: 0, seats: 1 },
    taxation: untaxed,
    ...more,
  })

const accepted = (outcome: ReturnType<typeof changeOf>): PlanChange => {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome
}

const preview = (...of: Parameters<typeof outcomeOf>) => {
  const { starts, starts_on, bill_today, charge_today, credit, next_bill } = accepted(outcomeOf(...of))
  return {
    starts: `${starts}, ${starts_on}`,
    lines: figuresOf(bill_today?.bill.lines ?? []),
    today: money.toAmount(charge_today),
    credit: money.toAmount(credit),
    next: [next_bill.on, ...figuresOf(next_bill.lines), money.toAmount(next_bill.total)],
  }
}

test('DEC-12 DEC-16 DEC-70 DEC-99 a larger plan starts now, prorated to the end of the paid period', () => {
  const wanted = planChoice({ display_name: 'Plus' })
  expect(preview(withPlan(), wanted)).toEqual({
    starts: 'now, 2027-04-21',
    lines: ['plan 1 11.00 for 10 days', 'credit 1 -6.33 for 10 days'],
    today: '4.67',
    credit: '6.33',
    next: ['2027-05-01', 'plan 1 33.00', '33.00'],
  })
  const { bill_today, after } = accepted(outcomeOf(withPlan(), wanted))
  expect(bill_today?.period).toEqual({ from: '2027-04-21', until: '2027-05-01' })
  expect(bill_today?.bill.lines.map(({ kind, display_name }) => [kind, display_name])).toEqual([
    ['plan', 'Plus'],
    ['credit', 'Starter'],
  ])
  expect(after.term).toMatchObject({
    plan: wanted,
    anchor_on: '2027-04-01',
    period: { from: '2027-04-01', until: '2027-05-01' },
    paid: usd(33_00),
  })
})

test('DEC-70 DEC-99 more seats start now, prorated to the end of the paid period', () => {
  expect(preview(withPlan(), planChoice({ staff_limits: 3 }))).toEqual({
    starts: 'now, 2027-04-21',
    lines: ['plan 1 6.33 for 10 days', 'seats 2 7.34 for 10 days', 'credit 1 -6.33 for 10 days'],
    today: '7.34',
    credit: '6.33',
    next: ['2027-05-01', 'plan 1 19.00', 'seats 2 22.00', '41.00'],
  })
})

test('DEC-99 a change within a yearly plan is prorated by the days of its year', () => {
  const current = withPlan({ plan: yearly(), anchor_on: '2027-04-22' })
  expect(preview(current, yearly({ display_name: 'Plus' }), { today: '2028-04-15' })).toMatchObject({
    lines: ['plan 1 6.31 for 7 days', 'credit 1 -3.63 for 7 days'],
    today: '2.68',
    next: ['2028-04-22', 'plan 1 330.00', '330.00'],
  })
})

test('DEC-16 DEC-99 monthly to yearly starts now with a new anchor, and the unused days are credited', () => {
  expect(preview(withPlan(), yearly())).toEqual({
    starts: 'now, 2027-04-21',
    lines: ['plan 1 190.00', 'credit 1 -6.33 for 10 days'],
    today: '183.67',
    credit: '6.33',
    next: ['2028-04-21', 'plan 1 190.00', '190.00'],
  })
  expect(accepted(outcomeOf(withPlan(), yearly({ display_name: 'Plus', staff_limits: 2 })))).toMatchObject({
    charge_today: usd(440_00 - 6_33),
    after: { term: { anchor_on: '2027-04-21', period: { from: '2027-04-21', until: '2028-04-21' } } },
  })
})

const premium = planChoice({ display_name: 'Premium', staff_limits: 3 })
test.for([
  ['a smaller plan', premium, { ...premium, display_name: 'Plus' }, '55.00'],
  ['fewer seats', premium, { ...premium, staff_limits: 2 }, '71.00'],
  ['yearly to monthly', { ...premium, billing_interval: 'Yearly' }, premium, '82.00'],
] as const)('DEC-12 DEC-16 DEC-99 %s starts at renewal and costs nothing today', ([, plan, wanted, amount]) => {
  const current = withPlan({ plan })
  const { until } = current.term.period
  expect(preview(current, wanted)).toMatchObject({
    starts: `at_renewal, ${until}`,
    lines: [],
    today: '0.00',
    credit: '0.00',
  })
  expect(preview(current, wanted).next.at(0)).toBe(until)
  expect(preview(current, wanted).next.at(-1)).toBe(amount)
  expect(accepted(outcomeOf(current, wanted)).after).toEqual({ ...current, scheduled: wanted })
})

const plus = planChoice({ display_name: 'Plus', staff_limits: 3 })
test.for([
  ['a larger plan with fewer seats', plus, { ...plus, display_name: 'Premium', staff_limits: 2 }, '71.00'],
  ['a smaller plan with more seats', plus, { ...plus, display_name: 'Starter', staff_limits: 4 }, '52.00'],
  ['a larger plan, paid by the month', yearly(), planChoice({ display_name: 'Plus' }), '33.00'],
  ['more seats, paid by the month', yearly(), planChoice({ staff_limits: 2 }), '30.00'],
  ['a smaller plan, paid by the year', plus, yearly({ staff_limits: 3 }), '410.00'],
  ['fewer seats, paid by the year', plus, yearly({ display_name: 'Plus' }), '330.00'],
] as const)('DEC-99 %s waits for the renewal as a whole', ([, plan, wanted, amount]) => {
  const current = withPlan({ plan })
  const change = accepted(outcomeOf(current, wanted))
  expect(change).toMatchObject({ starts: 'at_renewal', bill_today: null, charge_today: usd(0), credit: usd(0) })
  expect([change.next_bill.on, money.toAmount(change.next_bill.total)]).toEqual([current.term.period.until, amount])
  expect(change.after.term).toEqual(current.term)
})

test("DEC-98 a plan chosen in a trial is charged at the trial's end, whose date is its anchor", () => {
  const trial = withoutPlan({ status: 'ACTIVE_TRIAL', trial_ends_on: '2027-05-09' })
  expect(preview(trial, yearly())).toEqual({
    starts: 'at_trial_end, 2027-05-09',
    lines: [],
    today: '0.00',
    credit: '0.00',
    next: ['2027-05-09', 'plan 1 190.00', '190.00'],
  })
  expect(accepted(outcomeOf(trial, yearly())).after).toEqual({ ...trial, scheduled: yearly() })
  expect(preview(trial, yearly(), { today: '2027-05-09' }).starts).toBe('at_trial_end, 2027-05-09')
  expect(preview(trial, yearly(), { today: '2027-05-10' }).starts).toBe('now, 2027-05-10')
  const chosen = { ...trial, scheduled: yearly() }
  expect(outcomeOf(chosen, yearly())).toEqual({ refused: 'unchanged' })
  expect(preview(chosen, planChoice()).next).toEqual(['2027-05-09', 'plan 1 19.00', '19.00'])
})

test.for(['DIRECT_BILLING_PENDING', 'TRIAL_EXPIRED', 'CANCELLED', 'INACTIVE'] as const)(
  'DEC-09 DEC-99 a plan selected when %s is billed today for a whole period of its own',
  (status) => {
    // The rest of a plan cancelled at once is not refunded.
    const current = { ...withPlan({}, { credit: usd(4_00) }), status }
    expect(preview(current, planChoice())).toEqual({
      starts: 'now, 2027-04-21',
      lines: ['plan 1 19.00', 'credit 1 -4.00'],
      today: '15.00',
      credit: '0.00',
      next: ['2027-05-21', 'plan 1 19.00', '19.00'],
    })
    expect(accepted(outcomeOf(current, planChoice())).after).toMatchObject({
      status: 'ACTIVE',
      credit: usd(0),
      term: { anchor_on: '2027-04-21', paid: usd(19_00) },
    })
  },
)

const tenOff: Coupon = couponOf({ discount: { amounts: { USD: 10_00 } } })

test('DEC-99 DEC-100 the credit is a share of what was really paid, and the discounts stay', () => {
  const current = withPlan({ coupon: tenOff }, { is_certified: true })
  expect(current.term.paid).toEqual(usd(6_15))
  const change = accepted(outcomeOf(current, planChoice({ display_name: 'Plus' })))
  expect(figuresOf(change.bill_today?.bill.lines ?? [])).toEqual([
    'plan 1 11.00 for 10 days',
    'certification 1 -1.65 for 10 days',
    'coupon 1 -3.33 for 10 days',
    'credit 1 -2.05 for 10 days',
  ])
  expect(change).toMatchObject({ charge_today: usd(3_97), keeps_certification: true, keeps_coupon: false })
  expect(figuresOf(change.next_bill.lines)).toEqual(['plan 1 33.00', 'certification 1 -4.95'])
})

test('DEC-16 DEC-100 the coupon in force is kept, unless another one is entered', () => {
  const current = withPlan({}, { coupon: { coupon: couponOf({ duration: { months: 13 } }), months_left: 13 } })
  const kept = accepted(outcomeOf(current, yearly()))
  expect(kept).toMatchObject({ keeps_coupon: true, charge_today: usd(152_00 - 6_33) })
  expect(kept.after.coupon?.months_left).toBe(1)
  const coupon = { coupon: tenOff, months_left: 1 }
  const replaced = accepted(outcomeOf(current, yearly(), { coupon }))
  expect(replaced).toMatchObject({ keeps_coupon: false, charge_today: usd(180_00 - 6_33), after: { coupon: null } })
})

test('DEC-100 a coupon entered with a change within the period counts from the next bill', () => {
  const coupon = { coupon: tenOff, months_left: 1 }
  const larger = accepted(outcomeOf(withPlan(), planChoice({ display_name: 'Plus' }), { coupon }))
  expect(larger).toMatchObject({ charge_today: usd(4_67), next_bill: { total: usd(23_00) }, after: { coupon } })
  const alone = accepted(outcomeOf(withPlan(), planChoice(), { coupon }))
  expect(alone).toMatchObject({ starts: 'at_renewal', bill_today: null, next_bill: { total: usd(9_00) } })
  expect(alone.after).toMatchObject({ coupon, scheduled: null })
})

test('DEC-99 a value of unused days above the new price is carried over to the next bills', () => {
  const current = withPlan({ plan: planChoice({ staff_limits: 600 }) })
  current.term.paid = usd(6_608_00)
  const change = accepted(
    outcomeOf(current, yearly({ display_name: 'Plus', staff_limits: 600 }), { today: '2027-04-01' }),
  )
  expect(change).toMatchObject({ charge_today: usd(330_00 + 65_890_00 - 6_608_00), after: { credit: usd(0) } })
  current.term.paid = usd(70_000_00)
  const paidMore = accepted(outcomeOf(current, planChoice({ staff_limits: 601 }), { today: '2027-04-01' }))
  expect(paidMore).toMatchObject({ charge_today: usd(0), after: { credit: usd(70_000_00 - 6_619_00) } })
})

test('DEC-99 wanting what is there, or what is scheduled already, is refused as unchanged', () => {
  expect(outcomeOf(withPlan(), planChoice())).toEqual({ refused: 'unchanged' })
  const scheduled = planChoice({ display_name: 'Starter' })
  const current = withPlan({ plan: premium }, { scheduled })
  expect(outcomeOf(current, scheduled)).toEqual({ refused: 'unchanged' })
})

test('DEC-99 wanting the present plan undoes a scheduled change or an end, and costs nothing', () => {
  const current = withPlan({ plan: premium }, { scheduled: planChoice() })
  expect(preview(current, premium)).toMatchObject({ starts: 'now, 2027-04-21', lines: [], today: '0.00' })
  expect(accepted(outcomeOf(current, premium)).after).toEqual({ ...current, scheduled: null })
  const more = accepted(outcomeOf({ ...current, ends_on: '2027-05-01' }, { ...premium, staff_limits: 4 }))
  expect(more.after).toMatchObject({ scheduled: null, ends_on: null })
})

test('DEC-99 a change below what is used is refused with the number', () => {
  const used = (billable_clients: number, seats: number, wanted: PlanChoice) =>
    outcomeOf(withPlan({ plan: premium }), wanted, { usage: { billable_clients, seats } })
  expect(used(6, 1, planChoice())).toEqual({ refused: 'clients_in_use', used: 6 })
  expect(used(51, 1, plus)).toEqual({ refused: 'clients_in_use', used: 51 })
  expect(used(5, 3, planChoice({ staff_limits: 2 }))).toEqual({ refused: 'seats_in_use', used: 3 })
  expect(used(5, 2, planChoice({ staff_limits: 2 }))).toMatchObject({ starts: 'at_renewal' })
  expect(used(9_999, 3, { ...premium, staff_limits: 4 })).toMatchObject({ starts: 'now' })
})

test('DEC-99 while an invoice is open, only a change that bills nothing today is possible', () => {
  const current = withPlan({ plan: plus }, { has_open_invoice: true })
  expect(outcomeOf(current, premium)).toEqual({ refused: 'invoice_open' })
  expect(outcomeOf(current, planChoice())).toMatchObject({ starts: 'at_renewal' })
  const openAfter = (credit: number) =>
    accepted(outcomeOf(withPlan({ plan: plus }, { credit: usd(credit) }), premium)).after.has_open_invoice
  expect([openAfter(8_99), openAfter(9_00)]).toEqual([true, false])
})

test('DEC-99 on the day of a renewal that is not billed yet, the renewal bills the wanted plan', () => {
  const wanted = planChoice({ display_name: 'Plus' })
  expect(preview(withPlan(), wanted, { today: '2027-05-01' })).toEqual({
    starts: 'at_renewal, 2027-05-01',
    lines: [],
    today: '0.00',
    credit: '0.00',
    next: ['2027-05-01', 'plan 1 33.00', '33.00'],
  })
})
