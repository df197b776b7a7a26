import { expect, test } from 'vitest'
import { SubscriptionStatus } from '../clients/business-clients.ts'
import { hasPlan, isWithoutPlan } from './plan-state.ts'

test('STATE-07 exactly four subscription statuses are without a plan, and ACTIVE alone has one', () => {
  expect(SubscriptionStatus.options.filter(isWithoutPlan)).toEqual([
    'DIRECT_BILLING_PENDING',
    'INACTIVE',
    'TRIAL_EXPIRED',
    'CANCELLED',
  ])
  expect(SubscriptionStatus.options.filter(hasPlan)).toEqual(['ACTIVE'])
  for (const status of ['ACTIVE', 'ACTIVE_TRIAL', 'NO_ACCESS', '']) expect(isWithoutPlan(status)).toBe(false)
})
