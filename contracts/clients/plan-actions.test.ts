import { expect, test } from 'vitest'
import { SubscriptionStatus } from './business-clients.ts'
import type { ClientState } from './client-states.ts'
import { isPlanActionOpen, type PlanAction, planActOf, whyNotPlan } from './plan-actions.ts'

const client: ClientState = {
  status: 'ACTIVE',
  billing_owner: 'ACCOUNTANT',
  subscription_status: 'ACTIVE',
  invitation_status: 'DRAFT',
}
const openIn = (action: PlanAction) =>
  SubscriptionStatus.options.filter((subscription_status) =>
    isPlanActionOpen({ ...client, subscription_status }, action),
  )

test('PERM-13 PERM-14 DEC-12 DEC-98 a paying firm selects without a plan or on trial, and changes or cancels a plan', () => {
  const withoutPlan = ['DIRECT_BILLING_PENDING', 'INACTIVE', 'TRIAL_EXPIRED', 'CANCELLED']
  expect(openIn('select_plan').toSorted()).toEqual(['ACTIVE_TRIAL', ...withoutPlan].toSorted())
  expect(openIn('change_plan')).toEqual(['ACTIVE'])
  expect(openIn('cancel_plan')).toEqual(['ACTIVE'])
  expect(openIn('keep_plan')).toEqual(['ACTIVE', 'ACTIVE_TRIAL'])
})

test('PERM-11 PERM-13 PERM-14 DEC-17 without access a paying firm only cancels; nothing is open where the client pays', () => {
  for (const action of ['select_plan', 'change_plan', 'cancel_plan', 'keep_plan'] as const) {
    const states = SubscriptionStatus.options.map((subscription_status) => ({ ...client, subscription_status }))
    for (const state of states) {
      expect(whyNotPlan({ ...state, billing_owner: 'CLIENT' }, action)).toBe('not_payer')
      const why = action === 'cancel_plan' ? whyNotPlan(state, action) : 'no_access'
      expect(whyNotPlan({ ...state, status: 'NO_ACCESS' }, action)).toBe(why)
      expect(whyNotPlan({ ...state, status: 'ARCHIVED' }, action)).toBe('archived')
    }
  }
})

test('every state has one act for a wished plan, and it is open', () => {
  for (const subscription_status of SubscriptionStatus.options) {
    const act = planActOf({ subscription_status })
    const action = act === 'defer_plan' ? 'select_plan' : act
    expect(whyNotPlan({ ...client, subscription_status }, action)).toBeUndefined()
  }
  expect(whyNotPlan({ ...client, subscription_status: 'CANCELLED' }, 'cancel_plan')).toBe('no_plan')
})
