import { money } from '@partner-hub/contracts/billing/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dates, untaxed } from '../../testing/arbitrary-plans.ts'
import { couponOf, figuresOf, planChoice, withoutPlan, withPlan } from '../../testing/billed-subscription.ts'
import type { BilledSubscription } from './billed-subscription.ts'
import { periodFrom } from './billing-period.ts'
import { nextBillOf } from './renewal.ts'

const usd = (minor: number) => money.of(minor, 'USD')

/** The next bills in a row, each as its first day and its lines. */
const billsOf = (subscription: BilledSubscription, count: number): unknown[] => {
  const bills: unknown[] = []
  for (let current = subscription; bills.length < count; ) {
    const next = nextBillOf(current, untaxed)
    if (!next) break
    bills.push([next.period.from, ...figuresOf(next.bill.lines)])
    current = next.after
  }
  return bills
}

test('DEC-57 each renewal bills the period after the paid one, counted from the anchor', () => {
  fc.assert(
    fc.property(dates, fc.constantFrom('Monthly' as const, 'Yearly' as const), (anchor_on, billing_interval) => {
      let current = withPlan({ plan: planChoice({ billing_interval }), anchor_on })
      for (let index = 1; index < 15; index++) {
        const next = nextBillOf(current, untaxed)
        expect(next?.period).toEqual(periodFrom(anchor_on, billing_interval, index))
        if (next) current = next.after
      }
    }),
  )
})

test('DEC-31 DEC-71 DEC-100 a renewal takes the 15 % off, and the coupon for as long as it lasts', () => {
  const coupon = { coupon: couponOf({ duration: { months: 2 } }), months_left: 2 }
  expect(billsOf(withPlan({}, { coupon, is_certified: true }), 3)).toEqual([
    ['2027-05-01', 'plan 1 19.00', 'certification 1 -2.85', 'coupon 1 -3.23'],
    ['2027-06-01', 'plan 1 19.00', 'certification 1 -2.85', 'coupon 1 -3.23'],
    ['2027-07-01', 'plan 1 19.00', 'certification 1 -2.85'],
  ])
})

test('DEC-99 a renewal starts the scheduled plan and keeps the anchor', () => {
  const year = withPlan({ plan: planChoice({ billing_interval: 'Yearly' }), anchor_on: '2027-01-31' })
  expect(billsOf({ ...year, scheduled: planChoice() }, 3)).toEqual([
    ['2028-01-31', 'plan 1 19.00'],
    ['2028-02-29', 'plan 1 19.00'],
    ['2028-03-31', 'plan 1 19.00'],
  ])
})

test('DEC-99 credit pays for renewals until it is used up', () => {
  expect(billsOf(withPlan({}, { credit: usd(30_00) }), 3)).toEqual([
    ['2027-05-01', 'plan 1 19.00', 'credit 1 -19.00'],
    ['2027-06-01', 'plan 1 19.00', 'credit 1 -11.00'],
    ['2027-07-01', 'plan 1 19.00'],
  ])
})

test("DEC-98 the trial's end begins the plan that was chosen in it, and is its anchor", () => {
  const trial = withoutPlan({ status: 'ACTIVE_TRIAL', trial_ends_on: '2027-05-31' })
  expect(nextBillOf(trial, untaxed)).toBeNull()
  const chosen = { ...trial, scheduled: planChoice({ staff_limits: 2 }) }
  expect(billsOf(chosen, 2)).toEqual([
    ['2027-05-31', 'plan 1 19.00', 'seats 1 11.00'],
    ['2027-06-30', 'plan 1 19.00', 'seats 1 11.00'],
  ])
  expect(nextBillOf(chosen, untaxed)?.after).toMatchObject({
    status: 'ACTIVE',
    scheduled: null,
    term: { anchor_on: '2027-05-31', paid: usd(30_00) },
  })
})

test('DEC-09 nothing is billed without a plan, or after one that ends with its paid period', () => {
  for (const status of ['DIRECT_BILLING_PENDING', 'TRIAL_EXPIRED', 'CANCELLED', 'INACTIVE'] as const)
    expect(nextBillOf({ ...withPlan(), status }, untaxed)).toBeNull()
  expect(nextBillOf(withPlan({}, { ends_on: '2027-05-01' }), untaxed)).toBeNull()
})

test('a bill with something to pay leaves an open invoice, and one that credit covers does not', () => {
  const isOpenAfter = (credit: number) =>
    nextBillOf(withPlan({}, { credit: usd(credit) }), untaxed)?.after.has_open_invoice
  expect([isOpenAfter(18_99), isOpenAfter(19_00)]).toEqual([true, false])
})
