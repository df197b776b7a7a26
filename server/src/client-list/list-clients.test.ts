import { CLIENTS_PAGE_SIZE, listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { expect } from 'vitest'
import { moveClock } from '../../testing/business-clock.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { seedTheseClients } from '../../testing/seed-clients.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { rebuildClientRows, verifyClientRows } from './rebuild-client-rows.ts'

const test = hubTest
  .extend('firm', { scope: 'file' }, ({ hub }) => hub.firm({ clients: 60 }))
  .extend('other', { scope: 'file' }, ({ hub }) => hub.firm({ name: 'Other LLP', clients: 12 }))

const list = async (caller: FirmCaller, query: Record<string, string> = {}) => {
  const params = { organizationUuid: caller.organization_uuid }
  const { status, body } = await caller.call(listBusinessClients, { params, query })
  expect(status).toBe(200)
  return body
}

test('CALL-01 CALL-03 CALL-05 CONST-03 a page of clients has results, count and 25 rows unless asked otherwise', async ({
  firm,
}) => {
  expect(listBusinessClients.path).toMatch(/^\/partner_services\//)
  const page = await list(firm)
  expect(CLIENTS_PAGE_SIZE).toBe(25)
  expect(page.results).toHaveLength(25)
  expect(page.count).toBe(60)
  const [first, second] = [
    await list(firm, { limit: '10', offset: '0' }),
    await list(firm, { limit: '10', offset: '10' }),
  ]
  expect([...first.results, ...second.results].map(({ uuid }) => uuid)).toEqual(
    page.results.slice(0, 20).map(({ uuid }) => uuid),
  )
  const names = page.results.map(({ client_name }) => client_name.toLowerCase())
  expect(names).toEqual([...names].sort())
})

test("LIST-12 a row names its owner by the contact's first and last name", async ({ hub }) => {
  const own = await hub.firm({ name: 'Named LLP' })
  await seedTheseClients(hub.parts.database, own.organization_uuid, [
    { client_name: 'Amberline', first_name: 'Tom Ade', last_name: 'Okafor' },
    { client_name: 'Bluebird', first_name: 'Ana', last_name: '' },
  ])
  const { results } = await list(own, {})
  expect(results.map(({ row }) => row.contact.name)).toEqual(['Tom Ade Okafor', 'Ana'])
})

test('the views hold what they say and the counts agree with them', async ({ firm }) => {
  const { counts } = await list(firm)
  for (const view of ['all', 'active', 'trials', 'archived'] as const) {
    const page = await list(firm, { view, limit: '100' })
    expect(page.count).toBe(counts[view])
    expect(page.results).toHaveLength(counts[view])
  }
  const archived = await list(firm, { view: 'archived' })
  expect(new Set(archived.results.map(({ status }) => status))).toEqual(new Set(['ARCHIVED']))
})

test('a client without access shows its subscription as NO_ACCESS, a trial its days left', async ({ firm }) => {
  const { results } = await list(firm, { limit: '100' })
  const lost = results.find(({ status }) => status === 'NO_ACCESS')
  expect(lost?.row.subscription.status).toBe('NO_ACCESS')
  const trial = results.find(({ row }) => row.subscription.status === 'ACTIVE_TRIAL')
  expect([1, 4, 12, 21]).toContain(trial?.row.subscription.days_left)
})

test('business time moves the days left of a trial, in SQL as in the answer', async ({ hub, firm }) => {
  const soonest = async () =>
    Math.min(
      ...(await list(firm, { view: 'trials', limit: '100' })).results.map(
        ({ row }) => row.subscription.days_left ?? 99,
      ),
    )
  expect(await soonest()).toBe(1)
  await moveClock(hub.clone.ownerUrl, '2 days')
  expect(await soonest()).toBe(0)
  await moveClock(hub.clone.ownerUrl, '0')
})

test('PERM-01 a member sees only their own firm’s clients', async ({ firm, other }) => {
  const foreign = await firm.call(listBusinessClients, { params: { organizationUuid: other.organization_uuid } })
  const missing = await firm.call(listBusinessClients, { params: { organizationUuid: newUuid() } })
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(missing.body)
  expect((await list(other, {})).count).toBe(12)
})

test('limits out of range are capped or refused, never an error of ours', async ({ firm }) => {
  expect((await list(firm, { limit: '1000000000' })).results).toHaveLength(60)
  for (const query of [{ limit: '-1' }, { limit: 'NaN' }, { offset: '1e400' }, { view: 'everything' }]) {
    const answer = await firm.call(listBusinessClients, {
      params: { organizationUuid: firm.organization_uuid },
      query: query as never,
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  }
})

test('the rebuild finds and repairs a row that differs from its sources', async ({ hub, other }) => {
  const { database } = hub.parts
  expect(await verifyClientRows({ database })).toEqual({ rows: 0, counts: 0 })
  await database.inFirm(wholeFirm(other.organization_uuid), (tx) =>
    tx
      .updateTable('business_client')
      .set({ client_name: 'Changed behind the back' })
      .where('status', '=', 'ARCHIVED')
      .execute(),
  )
  expect((await verifyClientRows({ database })).rows).toBe(2)
  await rebuildClientRows({ database })
  expect(await verifyClientRows({ database })).toEqual({ rows: 0, counts: 0 })
})
