import { EVENTS_PATH, type LiveKey } from '@partner-hub/contracts/calls/live-keys.ts'
import { updateBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { endSession } from '@partner-hub/contracts/people/session.ts'
import { expect, inject, vi } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { openStream } from '../../testing/live-stream.ts'
import { hasClient } from '../../testing/one-client.ts'
import { asOwner } from '../../testing/template-database.ts'
import { hubTest as test } from '../../testing/test.ts'
import { announce } from '../platform/live/announce.ts'

const tell = (hub: Hub, firm: FirmCaller, key: LiveKey) =>
  announce(hub.parts.database.once, firm.organization_uuid, key)

test('PERM-01 a change in one firm reaches its own streams and no other firm’s', async ({ hub }) => {
  const [firm, other] = [await hub.firm(), await hub.firm({ name: 'Outsider LLP' })]
  const client = await hasClient(hub, firm)
  const [own, foreign] = [await openStream(hub, firm), await openStream(hub, other)]
  const params = { uuid: client.uuid }
  expect((await firm.call(updateBusinessClient, { params, body: { notes: 'Calls on Mondays' } })).status).toBe(200)
  await vi.waitFor(() => expect(own.keys()).toContain(`client:${client.uuid}`))
  // Notifications keep the order of commits, so one not meant for this stream would have arrived before this.
  await tell(hub, other, 'accountant_invitations')
  await vi.waitFor(() => expect(foreign.keys()).toContain('accountant_invitations'))
  expect(new Set(foreign.keys())).toEqual(new Set(['client', 'accountant_invitations']))
  await own.leave()
  await foreign.leave()
})

test('a stream needs a firm and both halves of a session', async ({ hub }) => {
  const [person, firm] = [await hub.person(), await hub.firm()]
  const tries = [{}, { cookie: 'sid=nothing' }, { authorization: `Bearer ${firm.bearer}` }, { cookie: person.cookie }]
  for (const headers of tries) {
    const answer = await hub.request('GET', EVENTS_PATH, headers as Record<string, string>)
    expect([answer.status, answer.body]).toEqual([204, ''])
  }
})

/** Cuts the listening connection, which then reconnects. */
const loseTheListener = (hub: Hub) =>
  asOwner(inject('services').DATABASE_ADMIN_URL, async (admin) => {
    const listening = "select pid from pg_stat_activity where datname = $1 and query like 'listen %'"
    const database = new URL(hub.clone.url).pathname.slice(1)
    await admin.query(`select pg_terminate_backend(pid) from (${listening}) l`, [database])
  })

test('DEC-65 after a gap in listening, streams tell the page to refetch everything', async ({ hub }) => {
  const firm = await hub.firm()
  const stream = await openStream(hub, firm)
  await loseTheListener(hub)
  const everything = ['clients', 'client', 'accountant_invitations', 'support_visits', 'support_requests']
  await vi.waitFor(() => expect(stream.keys()).toEqual(expect.arrayContaining(everything)), { timeout: 30_000 })
  await stream.leave()
})

test('A7 the stream of a session that ended during a gap in listening closes right after the gap', async ({ hub }) => {
  const firm = await hub.firm()
  const stream = await openStream(hub, firm)
  await asOwner(hub.clone.ownerUrl, async (owner) => {
    await owner.query('delete from sessions where user_id = $1', [firm.user_id])
  })
  expect(stream.hasEnded()).toBe(false)
  await loseTheListener(hub)
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), { timeout: 30_000 })
})

test('A7 a log-out ends the streams of its session within a second, and no other', async ({ hub }) => {
  const firm = await hub.firm()
  const elsewhere = { ...firm, ...(await hub.signIn(firm.user_id)) }
  const tabs = [await openStream(hub, firm), await openStream(hub, firm)]
  const otherStream = await openStream(hub, elsewhere)
  await firm.call(endSession, {})
  await vi.waitFor(() => expect(tabs.map(({ hasEnded }) => hasEnded())).toEqual([true, true]), { timeout: 1_000 })
  await tell(hub, firm, 'accountant_invitations')
  await vi.waitFor(() => expect(otherStream.keys()).toContain('accountant_invitations'))
  expect(otherStream.hasEnded()).toBe(false)
  for (const tab of tabs) expect(tab.keys()).not.toContain('accountant_invitations')
  expect((await hub.request('GET', EVENTS_PATH, { cookie: firm.cookie })).status).toBe(204)
  await otherStream.leave()
})

test('F25 a session has at most six streams; the seventh gets a Retry-After; other sessions are not affected', async ({
  hub,
}) => {
  const firm = await hub.firm()
  const streams = await Promise.all(Array.from({ length: 6 }, () => openStream(hub, firm)))
  const ask = () => hub.request('GET', EVENTS_PATH, { cookie: firm.cookie })
  const refused = await ask()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  const elsewhere = await openStream(hub, { ...firm, ...(await hub.signIn(firm.user_id)) })
  await streams.pop()?.leave()
  await vi.waitFor(async () => streams.push(await openStream(hub, firm)), { timeout: 30_000 })
  expect((await ask()).status).toBe(429)
  for (const stream of [...streams, elsewhere]) await stream.leave()
})
