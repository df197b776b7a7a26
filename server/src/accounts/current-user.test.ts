import { type CurrentUser, getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const test = hubTest.extend('firm', { scope: 'file' }, ({ hub }) => hub.firm({ clients: 12 }))

const me = async (firm: FirmCaller, query: { exclude_groups?: '0' | '1' } = {}) => {
  const { status, body } = await firm.call(getCurrentUser, { query })
  return { status, user: (body as unknown as { response: CurrentUser }).response }
}

test('ACCT-01 CALL-56 CALL-57 the current user comes wrapped in response, under the base /auth, by a Bearer token', async ({
  hub,
  firm,
}) => {
  const { status, user } = await me(firm)
  expect(getCurrentUser.path).toMatch(/^\/auth\//)
  expect(status).toBe(200)
  expect(user).toMatchObject({ id: firm.user_id, first_name: 'Maya', last_name: 'Lindqvist' })
  expect((await hub.request('GET', getCurrentUser.path, { cookie: firm.cookie })).status).toBe(401)
})

const anInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

test('ACCT-11 the current user says who they are and how far they are set up', async ({ firm }) => {
  const { user } = await me(firm)
  expect(user).toMatchObject({
    id: firm.user_id,
    identity_id: firm.user_id,
    identity_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: expect.stringContaining('@'),
    created_at: anInstant,
    confirmed_at: anInstant,
    active_role: 'owner',
    first_name: 'Maya',
    last_name: 'Lindqvist',
    language: 'en',
    setup_complete: true,
    unconfirmed_email: null,
    timezone: 'UTC',
  })
})

test('ACCT-12 the current user has phone numbers, addresses, a profession and the roles', async ({ firm }) => {
  const { user } = await me(firm)
  const [own] = user.business_memberships
  expect(user.phone_numbers).toEqual([{ title: 'business', phone_number: '+1 (902) 555-0147' }])
  expect(user.addresses).toEqual([])
  expect(user.profession).toEqual({
    id: expect.any(Number),
    business_id: own?.business.id,
    title: 'Accountant',
    company: 'Alder & Finch LLP',
    designation: null,
  })
  expect(user.roles[0]).toEqual({ accountid: own?.business.account_id, role: 'owner' })
})

test('ACCT-13 the current user has a profile', async ({ firm }) => {
  const { user } = await me(firm)
  expect(user.profile).toEqual({
    setup_complete: true,
    first_name: 'Maya',
    last_name: 'Lindqvist',
    phone_number: '+1 (902) 555-0147',
    address: null,
    professions: [user.profession],
    has_password: true,
    is_email_confirmed: true,
    time_format: '12h',
    timezone: 'UTC',
  })
})

test('ACCT-14 the current user has permissions, statuses, integrations, businesses and a second factor’s settings', async ({
  firm,
}) => {
  const { user } = await me(firm)
  const accounts = user.business_memberships.map(({ business }) => business.account_id)
  expect(user.business_memberships[0]).toMatchObject({
    role: 'owner',
    business: { id: expect.any(Number), account_id: expect.any(String) },
  })
  expect([user.permissions, user.subscription_statuses, user.integrations]).toEqual([{}, {}, []])
  expect(user.business_statuses).toEqual(Object.fromEntries(accounts.map((account) => [account, 'active'])))
  expect([user.otp_delivery_method, user.otp_required_for_login]).toEqual([null, false])
})

test('CALL-58 exclude_groups=1 returns only the firm’s own business; without it client businesses follow', async ({
  firm,
}) => {
  expect(getCurrentUser).toMatchObject({ method: 'GET', path: '/auth/api/v1/users/me' })
  const { user: whole } = await me(firm)
  const { user: own } = await me(firm, { exclude_groups: '1' })
  expect(own.business_memberships).toEqual(whole.business_memberships.slice(0, 1))
  expect(whole.business_memberships.slice(1).map(({ role }) => role)).toEqual(Array(10).fill('business_accountant'))
})

test('DEC-46 the firm’s own business comes first, client businesses follow, and page values grant nothing', async ({
  hub,
  firm,
}) => {
  const other = await hub.firm({ name: 'Other LLP' })
  const { user } = await me(firm)
  const [own, ...clients] = user.business_memberships
  expect(own).toMatchObject({ role: 'owner', business: { name: 'Alder & Finch LLP' } })
  expect(new Set(clients.map(({ role }) => role))).toEqual(new Set(['business_accountant']))
  const theirs = await hub.parts.database.inFirm(wholeFirm(other.organization_uuid), (tx) =>
    tx.selectFrom('business').select(['id', 'uuid', 'account_id']).executeTakeFirstOrThrow(),
  )
  const claimed = { businessId: theirs.id, businessUUID: theirs.uuid, accountid: theirs.account_id }
  const cookie = `${firm.cookie}; session=${encodeURIComponent(JSON.stringify(claimed))}`
  const { body } = await firm.call(getCurrentUser, { query: {}, headers: { cookie } })
  expect((body as unknown as { response: CurrentUser }).response).toEqual(user)
})

test('a person without a firm is a current user without memberships', async ({ hub }) => {
  const person = await hub.person()
  const { body } = await person.call(getCurrentUser, {})
  expect((body as unknown as { response: CurrentUser }).response).toMatchObject({
    setup_complete: false,
    active_role: null,
    business_memberships: [],
    roles: [],
  })
})

test('AUTH-10 the current-user call without a session answers 401 in the account API’s own shape', async ({ hub }) => {
  const { status, body } = await hub.request('GET', getCurrentUser.path, {})
  expect(status).toBe(401)
  expect(body).toMatchObject({ error: 'not_signed_in', error_description: expect.any(String) })
})

test('F25 a person with many client businesses gets every field, and an answer of bounded size', async ({
  hub,
  firm,
}) => {
  const large = await hub.firm({ clients: 600 })
  const { status, body } = await large.call(getCurrentUser, {})
  const { response: user } = body as unknown as { response: CurrentUser }
  expect(status).toBe(200)
  expect(JSON.stringify(body).length).toBeLessThan(100_000)
  expect(Object.keys(user).sort()).toEqual(Object.keys((await me(firm)).user).sort())
  const accounts = user.business_memberships.map(({ business }) => business.account_id)
  expect(accounts).toHaveLength(201)
  expect(user.roles.map(({ accountid }) => accountid)).toEqual(accounts)
  expect(Object.keys(user.business_statuses).sort()).toEqual(accounts.toSorted())
  expect([user.business_memberships[0]?.role, user.active_role]).toEqual(['owner', 'owner'])
})
