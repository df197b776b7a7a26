import { money } from '@partner-hub/contracts/billing/money.ts'
import { expect, test } from 'vitest'
import { untaxed } from '../../testing/arbitrary-plans.ts'
import { couponOf, figuresOf, planChoice, withoutPlan, withPlan } from '../../testing/billed-subscription.ts'
import type { BilledSubscription } from './billed-subscription.ts'
import { comingRenewalOf } from './next-bill.ts'

const comingOf = (subscription: BilledSubscription): unknown[] => {
  const coming = comingRenewalOf(subscription, untaxed)
  return coming ? [coming.due, coming.is_steady, ...figuresOf(coming.bill?.lines ?? [])] : []
}

const nextMonth = { on: '2027-05-01' }

test('DEC-66 what renews is steady if every further bill is the same', () => {
  expect(comingOf(withPlan())).toEqual([nextMonth, true, 'plan 1 19.00'])
  const always = { coupon: couponOf({ duration: 'always' }), months_left: null }
  expect(comingOf(withPlan({}, { coupon: always }))).toEqual([nextMonth, true, 'plan 1 19.00', 'coupon 1 -3.80'])
})

test('DEC-98 DEC-99 DEC-100 what changes or ends with the next bill is not steady', () => {
  const coupon = { coupon: couponOf(), months_left: 1 }
  expect(comingOf(withPlan({}, { coupon }))).toEqual([nextMonth, false, 'plan 1 19.00', 'coupon 1 -3.80'])
  const scheduled = planChoice({ display_name: 'Plus' })
  expect(comingOf(withPlan({}, { scheduled }))).toEqual([nextMonth, false, 'plan 1 33.00'])
  const credit = money.of(5_00, 'USD')
  expect(comingOf(withPlan({}, { credit }))).toEqual([nextMonth, false, 'plan 1 19.00', 'credit 1 -5.00'])
  const free = { coupon: couponOf({ discount: { percent: 100 }, duration: 'always' }), months_left: null }
  expect(comingOf(withPlan({}, { coupon: free })).slice(0, 2)).toEqual([nextMonth, false])
  const trial = withoutPlan({ status: 'ACTIVE_TRIAL', trial_ends_on: '2027-05-31', scheduled: planChoice() })
  expect(comingOf(trial)).toEqual(['trial_end', false, 'plan 1 19.00'])
})

test('DEC-09 a plan that ends with its period has a day but no bill, and a cancelled one has neither', () => {
  expect(comingOf(withPlan({}, { ends_on: '2027-05-01' }))).toEqual([nextMonth, false])
  expect(comingOf({ ...withPlan(), status: 'CANCELLED' })).toEqual([])
  expect(comingOf(withoutPlan({ status: 'ACTIVE_TRIAL', trial_ends_on: '2027-05-31' }))).toEqual([])
})
