import { money } from '@partner-hub/contracts/billing/money.ts'
import { expect, test } from 'vitest'
import { untaxed } from '../../testing/arbitrary-plans.ts'
import { couponOf, planChoice, withoutPlan, withPlan } from '../../testing/billed-subscription.ts'
import { cancellationOf } from './cancellation.ts'
import { nextBillOf } from './renewal.ts'

const usd = (minor: number) => money.of(minor, 'USD')
const today = '2027-04-21'

test('DEC-09 a plan cancelled at once ends today, without a refund of the days paid for', () => {
  expect(cancellationOf({ current: withPlan(), when: 'now', today })).toMatchObject({
    ends_on: '2027-04-21',
    last_paid_on: '2027-04-30',
    not_refunded: usd(6_33),
    after: { status: 'CANCELLED', term: null, ends_on: null, credit: usd(0) },
  })
})

test('DEC-09 a plan cancelled at the end of the paid period stays until then and loses no money', () => {
  const answer = cancellationOf({ current: withPlan(), when: 'period_end', today })
  expect(answer).toMatchObject({
    ends_on: '2027-05-01',
    last_paid_on: '2027-04-30',
    not_refunded: usd(0),
    after: { status: 'ACTIVE', ends_on: '2027-05-01', term: { plan: planChoice() } },
  })
  if ('refused' in answer) throw new Error(answer.refused)
  expect(nextBillOf(answer.after, untaxed)).toBeNull()
  expect(cancellationOf({ current: answer.after, when: 'period_end', today })).toEqual({ refused: 'unchanged' })
  expect(cancellationOf({ current: answer.after, when: 'now', today })).toMatchObject({ not_refunded: usd(6_33) })
})

test('DEC-100 a cancellation drops the scheduled plan, and keeps coupon and credit', () => {
  const coupon = { coupon: couponOf(), months_left: 1 }
  const scheduled = planChoice({ billing_interval: 'Yearly' })
  const current = withPlan({}, { scheduled, coupon, credit: usd(5_00) })
  for (const when of ['now', 'period_end'] as const)
    expect(cancellationOf({ current, when, today })).toMatchObject({
      dropped_plan: scheduled,
      after: { scheduled: null, coupon, credit: usd(5_00) },
    })
})

test('DEC-09 an unpaid period has no paid days, and only ends at once', () => {
  const current = withPlan({}, { has_open_invoice: true })
  expect(cancellationOf({ current, when: 'period_end', today })).toEqual({ refused: 'invoice_open' })
  expect(cancellationOf({ current, when: 'now', today })).toMatchObject({
    last_paid_on: '2027-03-31',
    not_refunded: usd(0),
    after: { status: 'CANCELLED' },
  })
})

test('DEC-09 without an active plan there is nothing to cancel', () => {
  for (const current of [withoutPlan(), { ...withPlan(), status: 'CANCELLED' as const }])
    expect(cancellationOf({ current, when: 'now', today })).toEqual({ refused: 'no_plan' })
})
