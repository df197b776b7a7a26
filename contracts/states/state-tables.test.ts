import { expect, expectTypeOf, test } from 'vitest'
import { invoiceActs, invoiceStates } from '../billing/invoice-states.ts'
import { paymentActs, paymentStates } from '../billing/payment-states.ts'
import { planChangeActs, planChangeStates } from '../billing/plan-change-states.ts'
import { firstSubscription, subscriptionActs, subscriptionStates } from '../billing/subscription-states.ts'
import type { SubscriptionStatus } from '../clients/business-clients.ts'
import { type ClientState, clientActs, clientStates, nextOfClient } from '../clients/client-states.ts'
import { invitationActs, invitationStates } from '../invitations/invitation-states.ts'
import type { Move, Stay } from './state-table.ts'

/** Every row as a line: starts first, then from and to. */
const linesOf = (acts: object, states: { movesOf(act: never): Move<string>[] }) =>
  Object.fromEntries(
    Object.entries(acts).map(([act, row]) => [
      act,
      'begins' in row ? [row.begins] : states.movesOf(act as never).map(({ from, to }) => `${from} > ${to}`),
    ]),
  )

test('DEC-07 DEC-56 DEC-105 a subscription begins and changes as its table says, and never becomes INACTIVE', () => {
  expect(linesOf(subscriptionActs, subscriptionStates)).toEqual({
    register_for_firm: ['DIRECT_BILLING_PENDING'],
    register_for_client: ['ACTIVE_TRIAL'],
    choose_plan: [
      'ACTIVE > ACTIVE',
      'ACTIVE_TRIAL > ACTIVE',
      'DIRECT_BILLING_PENDING > ACTIVE',
      'INACTIVE > ACTIVE',
      'TRIAL_EXPIRED > ACTIVE',
      'CANCELLED > ACTIVE',
    ],
    select_plan: [
      'DIRECT_BILLING_PENDING > ACTIVE',
      'INACTIVE > ACTIVE',
      'TRIAL_EXPIRED > ACTIVE',
      'CANCELLED > ACTIVE',
    ],
    defer_plan: ['ACTIVE_TRIAL > ACTIVE_TRIAL'],
    change_plan: ['ACTIVE > ACTIVE'],
    cancel_plan: ['ACTIVE > CANCELLED'],
    keep_plan: ['ACTIVE > ACTIVE', 'ACTIVE_TRIAL > ACTIVE_TRIAL'],
    bill_client: [
      'ACTIVE_TRIAL > ACTIVE_TRIAL',
      'DIRECT_BILLING_PENDING > ACTIVE_TRIAL',
      'TRIAL_EXPIRED > TRIAL_EXPIRED',
    ],
    bill_firm: ['ACTIVE_TRIAL > ACTIVE_TRIAL', 'TRIAL_EXPIRED > TRIAL_EXPIRED'],
    start_plan: ['ACTIVE_TRIAL > ACTIVE'],
    renew_plan: ['ACTIVE > ACTIVE'],
    end_plan: ['ACTIVE > CANCELLED'],
    end_trial: ['ACTIVE_TRIAL > TRIAL_EXPIRED'],
  })
  expect([firstSubscription('ACCOUNTANT').to, firstSubscription('CLIENT').to]).toEqual([
    'DIRECT_BILLING_PENDING',
    'ACTIVE_TRIAL',
  ])
})

test('M1 a payment is settled once: a definite answer of the card provider is never changed', () => {
  expect(linesOf(paymentActs, paymentStates)).toEqual({
    begin: ['UNKNOWN'],
    pay: ['UNKNOWN > PAID'],
    decline: ['UNKNOWN > DECLINED'],
    fail: ['UNKNOWN > FAILED'],
  })
})

test('an invoice and a plan change end once', () => {
  expect(linesOf(invoiceActs, invoiceStates)).toEqual({
    issue: ['OPEN'],
    pay: ['OPEN > PAID'],
    void: ['OPEN > VOID'],
  })
  expect(linesOf(planChangeActs, planChangeStates)).toEqual({
    begin: ['PENDING'],
    finish: ['PENDING > DONE'],
    decline: ['PENDING > DECLINED'],
  })
})

test('STATE-22 STATE-23 DEC-11 DEC-61 a client begins and changes as its table says', () => {
  expect(linesOf(clientActs, clientStates)).toEqual({
    register: ['ACTIVE'],
    join: ['ACTIVE'],
    rejoin: ['NO_ACCESS > ACTIVE', 'ARCHIVED > ACTIVE', 'ARCHIVED_NO_ACCESS > ACTIVE'],
    remove_access: ['ACTIVE > NO_ACCESS'],
    archive: ['ACTIVE > ARCHIVED', 'NO_ACCESS > ARCHIVED_NO_ACCESS'],
    restore: ['ARCHIVED > ACTIVE', 'ARCHIVED_NO_ACCESS > NO_ACCESS'],
    leave_team: ['ACTIVE > NO_ACCESS', 'ARCHIVED > ARCHIVED_NO_ACCESS'],
    return_to_team: ['NO_ACCESS > ACTIVE', 'ARCHIVED_NO_ACCESS > ARCHIVED'],
  })
})

test('STATE-16 STATE-17 STATE-18 STATE-19 DEC-89 an invitation begins and changes as its table says', () => {
  expect(linesOf(invitationActs, invitationStates)).toEqual({
    draft: ['DRAFT'],
    find_owner: ['ACCEPTED'],
    send: ['DECLINED > PENDING', 'EXPIRED > PENDING', 'PENDING > PENDING', 'DRAFT > PENDING'],
    withdraw: ['PENDING > DRAFT'],
    accept: ['PENDING > ACCEPTED'],
    decline: ['PENDING > DECLINED'],
    expire: ['PENDING > EXPIRED'],
  })
})

test('an act that a state does not allow returns the reason', () => {
  expect(invitationStates.next('DRAFT', 'accept')).toEqual({ reason: 'link_withdrawn' })
  expect(subscriptionStates.next('ACTIVE', 'end_trial')).toEqual({ reason: 'no_trial' })
  expect(clientStates.next('ARCHIVED', 'archive')).toEqual({ reason: 'archived_already' })
  const client: ClientState = {
    status: 'ACTIVE',
    billing_owner: 'ACCOUNTANT',
    subscription_status: 'ACTIVE',
    invitation_status: 'ACCEPTED',
  }
  expect(nextOfClient(client, 'remove_access')).toEqual({ reason: 'action_not_allowed' })
  expect(nextOfClient(client, 'archive')).toEqual({ reason: 'plan_active' })
  expect(nextOfClient({ ...client, subscription_status: 'CANCELLED' }, 'archive')).toEqual({ reason: 'owner_accepted' })
  const without: ClientState = { ...client, status: 'NO_ACCESS' }
  expect(nextOfClient(without, 'archive')).toMatchObject({ to: 'ARCHIVED_NO_ACCESS' })
  expect(nextOfClient({ ...without, is_charge_coming: true }, 'archive')).toEqual({ reason: 'plan_active' })
  expect(nextOfClient({ ...client, status: 'ARCHIVED', earlier_status: null }, 'restore')).toMatchObject({
    to: 'NO_ACCESS',
  })
})

test('the compiler knows which acts a state refuses, and accepts only moves from a table', () => {
  expectTypeOf(subscriptionStates.next('ACTIVE_TRIAL', 'end_trial')).toEqualTypeOf<Move<SubscriptionStatus>>()
  expectTypeOf(subscriptionStates.next('ACTIVE', 'end_trial')).toEqualTypeOf<Stay<'no_trial'>>()
  expectTypeOf<{ from: SubscriptionStatus; to: SubscriptionStatus }>().not.toExtend<Move<SubscriptionStatus>>()
})
