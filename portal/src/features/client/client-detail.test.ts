import { expect, test } from 'vitest'
import {
  bluebird,
  sampleColleague,
  sampleContact,
  sampleInvitation,
  sampleMoments,
  sampleSubscription,
} from '../../../testing/sample-client.ts'
import {
  type ClientDetail,
  canEmailOwner,
  colleaguesOf,
  invitationOf,
  isAllowed,
  missingAct,
  missingActOf,
  ownerOf,
  panelOf,
} from './client-detail.ts'

const detail = (changes: Partial<ClientDetail> = {}): ClientDetail => ({
  client: bluebird(),
  contacts: [sampleColleague(1), sampleContact()],
  subscription: sampleSubscription(),
  invitations: [],
  moments: sampleMoments(),
  ...changes,
})

test('CLIENT-32 a contact without the flag counts as the owner', () => {
  const { is_business_owner: _, ...unsaid } = sampleContact({ first_name: 'Unsaid' })
  const contacts = [sampleColleague(1), unsaid as ReturnType<typeof sampleContact>]
  expect(ownerOf(detail({ contacts }))?.first_name).toBe('Unsaid')
  expect(colleaguesOf(detail({ contacts })).map(({ last_name }) => last_name)).toEqual(['Sandhu 1'])
})

test('the first invitation of a contact, which is the newest, counts', () => {
  const [newest, older] = [sampleInvitation(2, 'PENDING'), sampleInvitation(1, 'EXPIRED')]
  const owner = sampleContact({ client_invitations: [newest.uuid, older.uuid] })
  expect(invitationOf({ invitations: [older, newest] }, owner)).toBe('PENDING')
  expect(invitationOf({ invitations: [older, newest] }, sampleColleague(1))).toBe('DRAFT')
})

test('data that failed to load disables the acts that depend on it and hides the onboarding', () => {
  expect(isAllowed(detail(), 'archive')).toBe(true)
  expect(isAllowed(detail({ subscription: undefined }), 'archive')).toBe(false)
  expect(isAllowed(detail({ invitations: undefined }), 'archive')).toBe(false)
  const invitation = sampleInvitation(1, 'ACCEPTED')
  const expired = {
    subscription: sampleSubscription({ status: 'TRIAL_EXPIRED' }),
    contacts: [sampleContact({ client_invitations: [invitation.uuid] })],
  }
  expect(canEmailOwner(detail({ ...expired, invitations: [invitation] }))).toBe(true)
  expect(canEmailOwner(detail({ ...expired, invitations: undefined }))).toBe(false)
  expect(canEmailOwner(detail({ ...expired, invitations: [invitation], contacts: undefined }))).toBe(false)
  expect(panelOf(detail())?.shape).toBe('checklist')
  expect(panelOf(detail({ invitations: undefined }))).toBeUndefined()
})

test.each([
  ['ACTIVE', 'CLIENT', 'ACTIVE', 'ACCEPTED', 'archive_after_access'],
  ['ACTIVE', 'CLIENT', 'ACTIVE_TRIAL', 'ACCEPTED', 'archive_after_access'],
  ['ACTIVE', 'CLIENT', 'ACTIVE_TRIAL', 'PENDING', undefined],
  ['ACTIVE', 'ACCOUNTANT', 'ACTIVE', 'PENDING', 'archive_after_plan'],
  ['ACTIVE', 'ACCOUNTANT', 'INACTIVE', 'ACCEPTED', 'remove_after_transfer'],
  ['NO_ACCESS', 'CLIENT', 'ACTIVE', 'ACCEPTED', undefined],
] as const)(
  'DEC-93 the menu of a client that is %s, paid by %s, with %s and %s lacks %s',
  (status, billing_owner, subscription_status, invitation_status, missing) => {
    expect(missingAct({ status, billing_owner, subscription_status, invitation_status })).toBe(missing)
  },
)

test.each([
  ['ACTIVE', 'CLIENT', 'remove_after_restore'],
  ['ACTIVE', 'ACCOUNTANT', undefined],
  ['NO_ACCESS', 'CLIENT', undefined],
] as const)(
  'DEC-11 DEC-93 an archived client that was %s and is paid by %s misses %s in its menu',
  (restores_to, billing_owner, missing) => {
    const client = bluebird({ status: 'ARCHIVED', billing_owner })
    expect(missingActOf(detail({ client, moments: sampleMoments({ restores_to }) }))).toBe(missing)
  },
)
