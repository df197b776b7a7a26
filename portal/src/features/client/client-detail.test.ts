import { expect, test } from 'vitest'
import {
  bluebird,
  sampleColleague,
  sampleContact,
  sampleInvitation,
  sampleSubscription,
} from '../../api/testing/sample-client.ts'
import { type ClientDetail, colleaguesOf, invitationOf, isAllowed, ownerOf, panelOf } from './client-detail.ts'

const detail = (changes: Partial<ClientDetail> = {}): ClientDetail => ({
  client: bluebird(),
  contacts: [sampleColleague(1), sampleContact()],
  subscription: sampleSubscription(),
  invitations: [],
  ...changes,
})

test('CLIENT-32 a contact of whom it is not said counts as the owner', () => {
  const { is_business_owner: _, ...unsaid } = sampleContact({ first_name: 'Unsaid' })
  const contacts = [sampleColleague(1), unsaid as ReturnType<typeof sampleContact>]
  expect(ownerOf(detail({ contacts }))?.first_name).toBe('Unsaid')
  expect(colleaguesOf(detail({ contacts })).map(({ last_name }) => last_name)).toEqual(['Sandhu 1'])
})

test('the newest invitation of a contact counts, which comes first', () => {
  const [newest, older] = [sampleInvitation(2, 'PENDING'), sampleInvitation(1, 'EXPIRED')]
  const owner = sampleContact({ client_invitations: [newest.uuid, older.uuid] })
  expect(invitationOf({ invitations: [older, newest] }, owner)).toBe('PENDING')
  expect(invitationOf({ invitations: [older, newest] }, sampleColleague(1))).toBe('DRAFT')
})

test('what could not be read allows nothing that depends on it, and shows no onboarding', () => {
  expect(isAllowed(detail(), 'archive')).toBe(true)
  expect(isAllowed(detail({ subscription: undefined }), 'archive')).toBe(false)
  expect(isAllowed(detail({ invitations: undefined }), 'archive')).toBe(false)
  expect(panelOf(detail())?.shape).toBe('checklist')
  expect(panelOf(detail({ invitations: undefined }))).toBeUndefined()
})
