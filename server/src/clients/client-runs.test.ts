import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import {
  getClientRun,
  getClientRunFile,
  listClientRuns,
  previewClientRun,
  type RunAction,
  startClientRun,
  stopClientRun,
} from '@partner-hub/contracts/clients/client-runs.ts'
import { expect } from 'vitest'
import { hasColleague } from '../../testing/colleague.ts'
import type { Caller, FirmCaller, Hub } from '../../testing/hub.ts'
import { seedTheseClients } from '../../testing/seed-clients.ts'
import { hubTest } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('runsStories', true)

type Of = { uuids: string[] } | { filter: Record<string, unknown> } | { run: string }

const start = async (firm: FirmCaller, action: 'archive' | 'restore' | 'export', of: Of, key = newUuid()) => {
  const params = { organizationUuid: firm.organization_uuid }
  return firm.call(startClientRun, { params, body: { action, of }, key })
}

const finished = (firm: FirmCaller, uuid: string) =>
  expect
    .poll(async () => (await firm.call(getClientRun, { params: { uuid } })).body, { timeout: 30_000 })
    .toMatchObject({ status: 'DONE' })
    .then(async () => (await firm.call(getClientRun, { params: { uuid } })).body)

const run = async (firm: FirmCaller, action: 'archive' | 'restore' | 'export', of: Of) => {
  const { status, body } = await start(firm, action, of)
  expect(status).toBe(200)
  return finished(firm, body.uuid)
}

const list = async (firm: FirmCaller, query: Record<string, string> = {}) =>
  (await firm.call(listBusinessClients, { params: { organizationUuid: firm.organization_uuid }, query })).body

const activityOf = (hub: Hub, firm: FirmCaller, act: string) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('activity').selectAll().where('act', '=', act).execute(),
  )

test('a run archives what may be archived, and gives the reason for every other client', async ({ hub }) => {
  const firm = await hub.firm({ clients: 12 })
  const { results: before } = await list(firm, { limit: '100' })
  const ended = await run(firm, 'archive', { uuids: before.map(({ uuid }) => uuid) })
  expect(ended).toMatchObject({ action: 'archive', total: 12, done: 5, refused: 7 })

  const refused = ended.results.slice(0, 7)
  expect(new Set(refused.map(({ outcome, reason }) => `${outcome} ${reason}`))).toEqual(
    new Set(['refused archived_already', 'refused plan_active', 'refused owner_accepted']),
  )
  expect(ended.results.slice(7).map(({ outcome, reason }) => ({ outcome, reason }))).toEqual(
    Array(5).fill({ outcome: 'done', reason: null }),
  )
  const archived = await list(firm, { view: 'archived', limit: '100' })
  expect(archived.count).toBe(6)
  const rows = await activityOf(hub, firm, 'client_archived')
  expect(rows.map(({ subject }) => subject).sort()).toEqual(
    ended.results
      .slice(7)
      .map(({ uuid }) => uuid)
      .sort(),
  )
  expect(new Set(rows.map(({ actor_kind, actor_id }) => `${actor_kind} ${actor_id}`))).toEqual(
    new Set([`member ${firm.user_id}`]),
  )
  expect(await activityOf(hub, firm, 'client_run_started')).toMatchObject([
    { subject: ended.uuid, detail: { action: 'archive', clients: 12 } },
  ])
})

test('undoing a run restores only what it changed, and nothing of another firm', async ({ hub }) => {
  const firm = await hub.firm({ clients: 12 })
  const { results: before } = await list(firm, { limit: '100' })
  const archived = await run(firm, 'archive', { uuids: before.map(({ uuid }) => uuid) })
  expect(archived).toMatchObject({ done: 5, refused: 7 })
  const other = await hub.firm()
  expect((await start(other, 'restore', { run: archived.uuid })).status).toBe(422)
  const twice = await Promise.all([1, 2].map(() => start(firm, 'restore', { run: archived.uuid })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422])
  const restored = twice.find(({ status }) => status === 200)?.body.uuid ?? ''
  expect(await finished(firm, restored)).toMatchObject({ total: 5, done: 5, refused: 0 })
  expect(await finished(firm, archived.uuid)).toMatchObject({ undone: true })
  const { results: after } = await list(firm, { limit: '100' })
  expect(after.map(({ uuid, status }) => [uuid, status])).toEqual(before.map(({ uuid, status }) => [uuid, status]))
})

test('a stopped run leaves the remaining clients unchanged, and the stop is audited', async ({ hub }) => {
  const firm = await hub.firm({ clients: 400 })
  const filter = { subscription_status: ['INACTIVE', 'TRIAL_EXPIRED', 'ACTIVE_TRIAL'] }
  const { body: begun } = await start(firm, 'archive', { filter })
  await expect
    .poll(async () => (await firm.call(getClientRun, { params: { uuid: begun.uuid } })).body.done, { interval: 5 })
    .toBeGreaterThan(0)
  const stopped = await firm.call(stopClientRun, { params: { uuid: begun.uuid } })
  expect(stopped.body).toMatchObject({ status: 'STOPPED', total: begun.total })
  const settled = async () => {
    const { body } = await firm.call(getClientRun, { params: { uuid: begun.uuid } })
    return body.done + body.refused
  }
  // The stop waited for the client in progress, and no client is settled after it.
  expect(await settled()).toBe(stopped.body.done + stopped.body.refused)
  expect(await settled()).toBeLessThan(begun.total)
  expect(await activityOf(hub, firm, 'client_run_stopped')).toMatchObject([{ subject: begun.uuid }])
  const again = await firm.call(stopClientRun, { params: { uuid: begun.uuid } })
  expect(again.body.finished_at).toBe(stopped.body.finished_at)
  expect(await activityOf(hub, firm, 'client_run_stopped')).toHaveLength(1)
  // It does not block later runs.
  expect(await run(firm, 'restore', { filter: { view: 'archived' } })).toMatchObject({ refused: 0 })
  expect(await settled()).toBe(stopped.body.done + stopped.body.refused)
  expect(await verifyClientRows({ database: hub.parts.database })).toMatchObject({ rows: 0 })
})

test('a run over all matches includes pages that were never opened', async ({ hub }) => {
  const firm = await hub.firm({ clients: 120 })
  const { counts } = await list(firm)
  const filter = { view: 'archived' }
  const before = await list(firm, filter)
  expect(before.count).toBe(10)
  expect(await run(firm, 'restore', { filter })).toMatchObject({ total: 10, done: 10, refused: 0 })
  expect((await list(firm)).counts).toMatchObject({ archived: 0, all: counts.all + 10 })

  const pending = { invitation_status: ['PENDING'] }
  const matching = await list(firm, { invitation_status: 'PENDING', limit: '5' })
  expect(matching.count).toBe(10)
  expect(await run(firm, 'archive', { filter: pending })).toMatchObject({ total: 10, done: 10 })
  expect((await list(firm, { view: 'archived' })).count).toBe(10)
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('the same key starts one run, and runs are listed newest first', async ({ hub }) => {
  const firm = await hub.firm({ clients: 12 })
  const key = newUuid()
  const [one, again] = [
    await start(firm, 'restore', { filter: { view: 'archived' } }, key),
    await start(firm, 'restore', { filter: { view: 'archived' } }, key),
  ]
  expect(again.body).toEqual(one.body)
  const later = await run(firm, 'export', { filter: {} })
  const runs = await firm.call(listClientRuns, { params: { organizationUuid: firm.organization_uuid } })
  expect(runs.body.results.map(({ uuid }) => uuid)).toEqual([later.uuid, one.body.uuid])
})

test('a run says who started it, and whether that is the reader', async ({ hub }) => {
  const firm = await hub.firm({ clients: 12 })
  const colleague = await hasColleague(hub, firm, 'admin')
  const { uuid } = await run(firm, 'export', { filter: {} })
  const runs = async (caller: Caller) =>
    (await caller.call(listClientRuns, { params: { organizationUuid: firm.organization_uuid } })).body.results
  const name = await hub.parts.database.once
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', firm.user_id)
    .executeTakeFirstOrThrow()
  const person = `${name.first_name} ${name.last_name}`
  expect(await runs(firm)).toMatchObject([{ uuid, is_own: true, person }])
  expect(await runs(colleague)).toMatchObject([{ uuid, is_own: false, person }])
  expect((await colleague.call(getClientRun, { params: { uuid } })).body).toMatchObject({ is_own: false, person })
})

test("another firm's clients are as unknown as those that never were, and its runs and files too", async ({ hub }) => {
  const firm = await hub.firm({ clients: 3 })
  const other = await hub.firm({ name: 'Other LLP', clients: 12 })
  const [own] = (await list(firm)).results
  const foreign = (await list(other, { limit: '100' })).results.map(({ uuid }) => uuid)

  const [asForeign, asMissing] = [
    await start(firm, 'archive', { uuids: foreign }),
    await start(firm, 'archive', { uuids: [newUuid()] }),
  ]
  expect(asForeign).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  expect(asForeign.body).toEqual(asMissing.body)
  const mixed = await run(firm, 'export', { uuids: [...foreign, own?.uuid ?? ''] })
  expect(mixed).toMatchObject({ total: 1, results: [{ uuid: own?.uuid }] })
  expect(await activityOf(hub, other, 'client_archived')).toEqual([])

  for (const endpoint of [getClientRun, getClientRunFile]) {
    const answer = await other.call(endpoint, { params: { uuid: mixed.uuid } })
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual((await other.call(endpoint, { params: { uuid: newUuid() } })).body)
  }
})

test('the preview of a run lists the first clients that it will change, in order, and changes nothing', async ({
  hub,
}) => {
  const firm = await hub.firm()
  const other = await hub.firm({ name: 'Other LLP', clients: 1 })
  const owner = { contact_email: 'owner@client.example' }
  const trial = { ...owner, subscription_status: 'ACTIVE_TRIAL', plan: null } as const
  await seedTheseClients(hub.parts.database, firm.organization_uuid, [
    { client_name: 'Avocet', ...trial, invitation_status: 'EXPIRED' },
    { client_name: 'Bittern' },
    { client_name: 'Curlew', ...trial },
    { client_name: 'Dunlin', ...owner, invitation_status: 'ACCEPTED' },
    { client_name: 'Eider', ...owner },
    { client_name: 'Fulmar', ...trial },
  ])
  const params = { organizationUuid: firm.organization_uuid }
  const preview = async (action: RunAction, of: Of) =>
    (await firm.call(previewClientRun, { params, body: { action, of } })).body.names
  const { results } = await list(firm)
  const uuids = results.map(({ uuid }) => uuid)
  for (const of of [{ filter: {} }, { uuids }]) {
    expect(await preview('archive', of)).toEqual(['Avocet', 'Curlew', 'Fulmar'])
    expect(await preview('invite', of)).toEqual(['Curlew', 'Eider', 'Fulmar'])
    expect(await preview('export', of)).toEqual(['Avocet', 'Bittern', 'Curlew'])
    expect(await preview('restore', of)).toEqual([])
  }
  const foreign = (await other.call(listBusinessClients, { params: { organizationUuid: other.organization_uuid } }))
    .body
  expect(await preview('archive', { uuids: foreign.results.map(({ uuid }) => uuid) })).toEqual([])
  expect((await firm.call(listClientRuns, { params })).body.results).toEqual([])
})

test('a preview looks past hundreds of clients that the run will leave as they are', async ({ hub }) => {
  const firm = await hub.firm()
  const onPlans = Array.from({ length: 450 }, (_, at) => ({ client_name: `Avocet ${at}` }))
  await seedTheseClients(hub.parts.database, firm.organization_uuid, [
    ...onPlans,
    { client_name: 'Wren', subscription_status: 'ACTIVE_TRIAL', plan: null },
  ])
  const params = { organizationUuid: firm.organization_uuid }
  const body = { action: 'archive', of: { filter: {} } } as const
  expect((await firm.call(previewClientRun, { params, body })).body).toEqual({
    names: ['Wren'],
    invitations_left: null,
  })
})

test('an export contains what the list shows, phone and currency, and no cell is a formula', async ({ hub }) => {
  const firm = await hub.firm({ clients: 12 })
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) => {
    const named = tx.updateTable('business_client').where('client_name', 'like', 'Amber%')
    await named.set({ client_name: '=HYPERLINK("http://x","Pay, now")', business_currency: 'CAD' }).execute()
  })
  const { uuid } = await run(firm, 'export', { filter: {} })
  const answer = await firm.call(getClientRunFile, { params: { uuid } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const lines = String(answer.body).split('\r\n')
  expect(lines).toHaveLength(14)
  expect(lines[0]?.replace('\uFEFF', '')).toBe(
    'Business Name,Owner,Email,Phone,Invitation Status,Status,Trial Ends,Plan / Add-ons,Billing Type,Currency,Client Since,Archived',
  )
  const today = new Date().toISOString().slice(0, 10)
  expect(lines).toContain(
    `"'=HYPERLINK(""http://x"",""Pay, now"")",Tom Okafor,owner@client-1.example,902-555-0100,Accepted,Active,,"Plus Monthly, 3 Team Member Seats",Billed to Firm,CAD,${today},No`,
  )
  const stranger = await hub.request('GET', `/partner_services/partners/client_runs/${uuid}/file/`, {
    cookie: firm.cookie,
  })
  expect(stranger.status).toBe(401)
})

test('only an export has a file', async ({ hub }) => {
  const firm = await hub.firm({ clients: 12 })
  const { uuid } = await run(firm, 'restore', { filter: {} })
  expect((await firm.call(getClientRunFile, { params: { uuid } })).status).toBe(404)
})
