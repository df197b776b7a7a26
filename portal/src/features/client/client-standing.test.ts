import { ClientStatus, InvitationStatus, SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import { expect, test } from 'vitest'
import { type StandingState, standingOf } from './client-standing.ts'

const settled: StandingState = {
  status: 'ACTIVE',
  hasAccount: true,
  hasOpeningFailed: false,
  subscriptionStatus: 'ACTIVE',
  isPlanDeferred: false,
  invitationStatus: 'ACCEPTED',
  isMailLost: false,
}

/** What puts a client into each standing, highest priority first (DEC-86). */
const causes = [
  ['archived', { status: 'ARCHIVED' }],
  ['no_access', { status: 'NO_ACCESS' }],
  ['opening', { hasAccount: false }],
  ['opening_failed', { hasAccount: false, hasOpeningFailed: true }],
  ['trial_expired', { subscriptionStatus: 'TRIAL_EXPIRED' }],
  ['cancelled', { subscriptionStatus: 'CANCELLED' }],
  ['mail_lost', { invitationStatus: 'PENDING', isMailLost: true }],
  ['declined', { invitationStatus: 'DECLINED' }],
  ['invitation_expired', { invitationStatus: 'EXPIRED' }],
  ['no_plan', { subscriptionStatus: 'DIRECT_BILLING_PENDING' }],
  ['no_plan', { subscriptionStatus: 'INACTIVE' }],
  ['not_invited', { invitationStatus: 'DRAFT' }],
  ['pending', { invitationStatus: 'PENDING' }],
  ['trial', { subscriptionStatus: 'ACTIVE_TRIAL' }],
] as const satisfies readonly (readonly [string, Partial<StandingState>])[]

test('DEC-86 each cause alone gives the client its standing', () => {
  for (const [standing, cause] of causes) expect(standingOf({ ...settled, ...cause })).toBe(standing)
})

test('DEC-86 of two causes the one with precedence decides', () => {
  for (const [index, [standing, cause]] of causes.entries())
    for (const [, later] of causes.slice(index + 1)) {
      const both = { ...settled, ...later, ...cause }
      // An account cannot be opening and have failed to open at the same time.
      if (standing !== 'opening' || !both.hasOpeningFailed) expect(standingOf(both)).toBe(standing)
    }
})

test('DEC-86 every combination has one standing, and only a client with nothing left to do is settled', () => {
  for (const status of ClientStatus.options)
    for (const subscriptionStatus of [...SubscriptionStatus.options, undefined])
      for (const invitationStatus of [...InvitationStatus.options, undefined])
        for (const [isMailLost, isPlanDeferred] of [
          [false, false],
          [true, false],
          [false, true],
        ] as const) {
          const client = { ...settled, status, subscriptionStatus, invitationStatus, isMailLost, isPlanDeferred }
          const isSettled =
            status === 'ACTIVE' &&
            (invitationStatus === 'ACCEPTED' || invitationStatus === undefined) &&
            (subscriptionStatus === 'ACTIVE' ||
              subscriptionStatus === undefined ||
              (subscriptionStatus === 'ACTIVE_TRIAL' && isPlanDeferred))
          expect([client, standingOf(client) === 'settled']).toEqual([client, isSettled])
        }
})
