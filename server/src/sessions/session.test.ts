import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { getIdentity, updateOrganization } from '@partner-hub/contracts/people/identity.ts'
import { endSession, extendSession, getSessionLife, READER_HEADER } from '@partner-hub/contracts/people/session.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Caller, type Hub, startAnotherHub } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'
import { getPerson } from '../people/find-person.ts'
import { endSessionsOf } from './end-sessions.ts'

const test = hubTest.extend('settings', { SESSION_IDLE_SECONDS: '1800', SESSION_ABSOLUTE_SECONDS: '43200' })

const age = (hub: Hub, caller: Caller, column: 'last_seen_at' | 'created_at', seconds: number) =>
  hub.parts.database.once
    .updateTable('sessions')
    .set({ [column]: sql`now() - make_interval(secs => ${seconds})` })
    .where('user_id', '=', caller.user_id)
    .execute()
const statusOf = async (caller: Caller) => (await caller.call(getCurrentUser, {})).status

test('A1 CALL-02 neither half of the session opens anything without the other', async ({ hub, firm }) => {
  const ask = (headers: Record<string, string>) => hub.request('GET', getIdentity.path, headers)
  const authorization = `Bearer ${firm.bearer}`
  expect((await ask({ authorization })).status).toBe(401)
  expect((await ask({ cookie: firm.cookie })).status).toBe(401)
  expect((await ask({ cookie: `sid=${firm.bearer}`, authorization })).status).toBe(401)
  expect((await ask({ cookie: firm.cookie, authorization: firm.bearer })).status).toBe(401)
  expect((await ask({ cookie: firm.cookie, authorization: `Basic ${firm.bearer}` })).status).toBe(401)
  const other = await hub.firm()
  expect((await ask({ cookie: other.cookie, authorization })).status).toBe(401)
  expect((await ask({ cookie: firm.cookie, authorization })).status).toBe(200)
})

test('A7 a session ends at once with its idle time, its absolute time, a log-out or a revocation of all', async ({
  hub,
}) => {
  const idle = await hub.person()
  await age(hub, idle, 'last_seen_at', 1801)
  expect(await statusOf(idle)).toBe(401)
  const person = await hub.person()
  await age(hub, person, 'created_at', 43_201)
  expect(await statusOf(person)).toBe(401)
  const out = await hub.person()
  expect(await statusOf(out)).toBe(200)
  await out.call(endSession, {})
  expect(await statusOf(out)).toBe(401)
  const all = await hub.person()
  await hub.parts.database.shared(async (tx) => endSessionsOf(tx, hub.parts.stories, await getPerson(tx, all.user_id)))
  expect(await statusOf(all)).toBe(401)
})

test('asking for the time left does not extend the session, every other call does', async ({ hub }) => {
  const person = await hub.person()
  await age(hub, person, 'last_seen_at', 600)
  const life = async () => (await person.call(getSessionLife, {})).body.idle_seconds_left
  expect(await life()).toBeLessThanOrEqual(1200)
  expect(await life()).toBeLessThanOrEqual(1200)
  const extended = await person.call(extendSession, {})
  expect(extended.body.idle_seconds_left).toBe(1800)
  await age(hub, person, 'last_seen_at', 600)
  await statusOf(person)
  expect(await life()).toBeGreaterThan(1790)
  await age(hub, person, 'created_at', 43_100)
  expect((await person.call(getSessionLife, {})).body).toMatchObject({ absolute_seconds_left: expect.closeTo(100, -1) })
})

test('a page opened for one person cannot act for the next, and learns who that is', async ({ hub, firm }) => {
  const { email, uuid } = await getPerson(hub.parts.database.once, firm.user_id)
  const ask = (reader: string) =>
    hub.request('GET', getIdentity.path, {
      cookie: firm.cookie,
      authorization: `Bearer ${firm.bearer}`,
      [READER_HEADER]: reader,
    })
  expect((await ask(uuid)).status).toBe(200)
  const before = await getPerson(hub.parts.database.once, (await hub.person()).user_id)
  const refused = await ask(before.uuid)
  expect(refused.status).toBe(401)
  expect(refused.body).toMatchObject({ code: 'another_person', fields: { logged_in: email } })
})

test('A12 a change that does not come from the hub’s own page is refused and changes nothing', async ({ firm }) => {
  const params = { uuid: firm.organization_uuid }
  const sites = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://books.northwind.localhost:8080' },
    { origin: 'null' },
  ]
  for (const headers of sites) {
    const answer = await firm.call(updateOrganization, { params, body: { name: 'Forged' }, headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'wrong_origin' } })
  }
  const same = await firm.call(updateOrganization, {
    params,
    body: { city: 'Halifax' },
    headers: { 'sec-fetch-site': 'same-origin', origin: 'null' },
  })
  expect(same).toMatchObject({ status: 200, body: { name: 'Alder & Finch LLP' } })
})

test('https origins use the secure cookie prefix, and the server refuses to start without it', async () => {
  const { readConfig } = await import('../config.ts')
  const https = { HUB_URL: 'https://hub.example.com', SIGN_IN_URL: 'https://id.example.com' }
  const base = {
    DATABASE_URL: 'postgres://x',
    HUB_SECRET: 'x'.repeat(32),
    SIGN_IN_JWKS: '{"keys":[]}',
    PORTAL_CLIENT_SECRET: 'x'.repeat(16),
    BOOKS_CLIENT_SECRET: 'x'.repeat(16),
    BOOKS_SIGN_IN_SECRET: 'x'.repeat(16),
    BOOKS_WEBHOOK_SECRET: 'x'.repeat(16),
  }
  expect(readConfig({ ...base, ...https }).config.SECURE_COOKIES).toBe(true)
  expect(() => readConfig({ ...base, ...https, SECURE_COOKIES: 'false' })).toThrow(/SECURE_COOKIES/)
  expect(() => readConfig({ ...base, NODE_ENV: 'production' })).toThrow(/https/)
  const secure = await startAnotherHub(https)
  const { headers } = await secure.request('GET', '/clients', { accept: 'text/html' })
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-Http-attempt=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
})
