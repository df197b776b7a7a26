import { expect, test } from 'vitest'
import { InvitationStatus, SubscriptionStatus } from './business-clients.ts'
import { endsOnLeaving, type OnboardingState, onboardingPanel } from './onboarding.ts'

const client = (changes: Partial<OnboardingState> = {}): OnboardingState => ({
  status: 'ACTIVE',
  show_onboarding_wizard: true,
  billing_owner: 'CLIENT',
  invitation_status: 'DRAFT',
  subscription_status: 'ACTIVE_TRIAL',
  days_left: 12,
  is_upgrade_deferred: false,
  ...changes,
})

const stepsOf = (changes: Partial<OnboardingState>) => {
  const panel = onboardingPanel(client(changes))
  return panel?.shape === 'checklist' ? panel.steps : []
}
const completed = (changes: Partial<OnboardingState>) => stepsOf(changes).map((step) => step.is_complete)
const counters = (changes: Partial<OnboardingState>) => stepsOf(changes).map((step) => step.trial_days)

test('ONB-01 without show_onboarding_wizard no panel shows in any state', () => {
  for (const billing_owner of ['CLIENT', 'ACCOUNTANT'] as const)
    for (const subscription_status of SubscriptionStatus.options)
      for (const invitation_status of InvitationStatus.options)
        expect(
          onboardingPanel(
            client({ show_onboarding_wizard: false, billing_owner, subscription_status, invitation_status }),
          ),
        ).toBeUndefined()
})

test('ONB-02 a client who pays has the checklist of three steps, with any subscription but an expired trial', () => {
  for (const subscription_status of [...SubscriptionStatus.options, undefined])
    expect(onboardingPanel(client({ subscription_status }))?.shape).toBe(
      subscription_status === 'TRIAL_EXPIRED' ? 'trial_expired' : 'checklist',
    )
  expect(stepsOf({}).map((step) => step.name)).toEqual(['invite_owner', 'owner_accepts', 'owner_selects_plan'])
})

test('ONB-11 an expired client-paid trial replaces the steps, whatever the invitation', () => {
  for (const invitation_status of InvitationStatus.options)
    for (const is_upgrade_deferred of [false, true])
      expect(
        onboardingPanel(client({ subscription_status: 'TRIAL_EXPIRED', invitation_status, is_upgrade_deferred })),
      ).toEqual({ shape: 'trial_expired' })
})

test.each([
  ['DRAFT', false, false],
  ['PENDING', true, false],
  ['ACCEPTED', true, true],
  ['DECLINED', false, false],
  ['EXPIRED', false, false],
] as const)(
  'ONB-13 ONB-14 with the invitation %s step 1 is complete: %s, step 2: %s',
  (invitation_status, first, second) => {
    expect(completed({ invitation_status }).slice(0, 2)).toEqual([first, second])
  },
)

test('ONB-15 step 3 is complete only with an accepted invitation and a plan, running or deferred', () => {
  for (const invitation_status of InvitationStatus.options)
    for (const subscription_status of SubscriptionStatus.options.filter((status) => status !== 'TRIAL_EXPIRED'))
      for (const is_upgrade_deferred of [false, true])
        expect(completed({ invitation_status, subscription_status, is_upgrade_deferred })[2]).toBe(
          invitation_status === 'ACCEPTED' && (subscription_status === 'ACTIVE' || is_upgrade_deferred),
        )
})

test('DEC-86 an archived client, or one without access, has no panel', () => {
  for (const status of ['ARCHIVED', 'NO_ACCESS'] as const)
    for (const billing_owner of ['CLIENT', 'ACCOUNTANT'] as const)
      for (const subscription_status of SubscriptionStatus.options)
        for (const invitation_status of InvitationStatus.options)
          expect(
            onboardingPanel(client({ status, billing_owner, subscription_status, invitation_status })),
          ).toBeUndefined()
})

test('ONB-07 DEC-86 only open steps count, and only while the trial runs', () => {
  expect(counters({ invitation_status: 'PENDING' })).toEqual([undefined, 12, 12])
  expect(counters({ invitation_status: 'ACCEPTED' })).toEqual([undefined, undefined, 12])
  for (const subscription_status of [...SubscriptionStatus.options, undefined])
    if (subscription_status !== 'ACTIVE_TRIAL' && subscription_status !== 'TRIAL_EXPIRED')
      expect(counters({ subscription_status, days_left: null })).toEqual([undefined, undefined, undefined])
})

test('ONB-07 ONB-08 ONB-09 every open step counts the days of the trial, never below 0', () => {
  expect(counters({ days_left: 12 })).toEqual([12, 12, 12])
  expect(counters({ days_left: 1 })).toEqual([1, 1, 1])
  expect(counters({ days_left: 0 })).toEqual([0, 0, 0])
  expect(counters({ days_left: -3 })).toEqual([0, 0, 0])
  expect(counters({ days_left: null })).toEqual([0, 0, 0])
})

test('ONB-10 step 3 hides its counter once it is complete, and only then', () => {
  const deferred = { invitation_status: 'ACCEPTED', is_upgrade_deferred: true } as const
  expect(counters(deferred)[2]).toBeUndefined()
  expect(counters({ ...deferred, is_upgrade_deferred: false })[2]).toBe(12)
})

test.each([
  ['ACTIVE', 'ACCEPTED', 'all_set'],
  ['ACTIVE', 'PENDING', 'invitation_open'],
  ['ACTIVE', 'DRAFT', 'invitation_open'],
  ['ACTIVE', 'EXPIRED', 'invitation_open'],
  ['ACTIVE', 'DECLINED', 'invitation_open'],
  ['ACTIVE_TRIAL', 'ACCEPTED', undefined],
  ['DIRECT_BILLING_PENDING', 'PENDING', undefined],
  ['TRIAL_EXPIRED', 'ACCEPTED', undefined],
  ['CANCELLED', 'ACCEPTED', undefined],
  ['INACTIVE', 'DRAFT', undefined],
  [undefined, 'ACCEPTED', undefined],
] as const)(
  'ONB-16 ONB-18 a firm that pays: subscription %s, invitation %s, panel %s',
  (subscription_status, invitation_status, shape) => {
    const paying = { billing_owner: 'ACCOUNTANT', subscription_status, invitation_status } as const
    for (const is_upgrade_deferred of [false, true])
      expect(onboardingPanel(client({ ...paying, is_upgrade_deferred }))?.shape).toBe(shape)
  },
)

test('ONB-20 only a checklist with every step complete ends when its page is left', () => {
  const ends = (changes: Partial<OnboardingState>) => endsOnLeaving(onboardingPanel(client(changes)))
  const complete = { invitation_status: 'ACCEPTED', subscription_status: 'ACTIVE' } as const
  expect(ends(complete)).toBe(true)
  expect(ends({ ...complete, show_onboarding_wizard: false })).toBe(false)
  expect(ends({ ...complete, billing_owner: 'ACCOUNTANT' })).toBe(false)
  expect(ends({ ...complete, subscription_status: 'ACTIVE_TRIAL' })).toBe(false)
  expect(ends({ ...complete, subscription_status: 'TRIAL_EXPIRED' })).toBe(false)
})
