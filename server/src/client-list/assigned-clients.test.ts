import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
import { listBusinessClients, listSimilarClients } from '@partner-hub/contracts/clients/client-list.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import * as runs from '@partner-hub/contracts/clients/client-runs.ts'
import { type CurrentUser, getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { expect, vi } from 'vitest'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import { hasColleague, isAssigned, losesClient } from '../../testing/colleague.ts'
import { startAnotherHub } from '../../testing/hub.ts'
import { openStream } from '../../testing/live-stream.ts'
import { hasClient } from '../../testing/one-client.ts'
import { seedTheseClients } from '../../testing/seed-clients.ts'
import { hubTest } from '../../testing/test.ts'
import { composeModules } from '../compose-modules.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { announce, announceClients } from '../platform/live/announce.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'

const ASSIGNED = 40
const EVERY = 5_000

const perFile = { scope: 'file' } as const

/** A firm of 5,000 clients, 40 of them assigned to a Member. The rest contain a word the Member must never see. */
const test = hubTest
  .extend('runsStories', perFile, () => true)
  .extend('clients', perFile, async ({ hub, firm }) => {
    const named = (word: string, count: number, like = {}) =>
      Array.from({ length: count }, (_, at) => ({
        client_name: `${word} ${at}`,
        last_name: word,
        contact_email: `${at}@${word}.example`,
        ...like,
      }))
    const archived = { status: 'ARCHIVED' } as const
    await seedTheseClients(hub.parts.database, firm.organization_uuid, [
      ...named('Heron', ASSIGNED - 10),
      ...named('Egret', 10, archived),
      ...named('Canary', EVERY - ASSIGNED),
    ])
    const found = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
      tx.selectFrom('business_client').select(['uuid', 'client_name']).execute(),
    )
    const of = (word: string) => found.flatMap(({ uuid, client_name }) => (client_name.startsWith(word) ? uuid : []))
    return { own: [...of('Heron'), ...of('Egret')], others: of('Canary') }
  })
  .extend('member', perFile, async ({ hub, firm, clients }) => {
    const colleague = await hasColleague(hub, firm)
    await isAssigned(hub, firm, colleague, clients.own)
    const { organization_uuid } = firm
    const params = { organizationUuid: organization_uuid }
    return {
      ...colleague,
      organization_uuid,
      list: async (query: Record<string, string> = {}) =>
        (await colleague.call(listBusinessClients, { params, query })).body,
      run: async (action: runs.RunAction, of: runs.NewClientRun['of']) => {
        const { body } = await colleague.call(runs.startClientRun, { params, body: { action, of }, key: newUuid() })
        return vi.waitFor(
          async () => {
            const run = await colleague.call(runs.getClientRun, { params: { uuid: body.uuid } })
            expect(run.body.status).toBe('DONE')
            return run.body
          },
          { timeout: 30_000 },
        )
      },
    }
  })

test('DEC-97 the list, its views, sorts, pages and counts contain the 40 assigned clients and no others', async ({
  member,
  clients,
}) => {
  const every = await member.list({ limit: '100' })
  expect(every.results.map(({ uuid }) => uuid).sort()).toEqual([...clients.own].sort())
  expect(every).toMatchObject({ count: 40, counts: { all: 30, active: 30, trials: 0, archived: 10 } })
  for (const view of ['all', 'active', 'trials', 'archived'] as const) {
    const page = await member.list({ view, limit: '100' })
    expect([page.count, page.results.length]).toEqual([every.counts[view], every.counts[view]])
  }
  for (const sort of ['name', '-name', 'owner', '-owner', 'status', '-status', 'trial_ends', 'created']) {
    const pages = [await member.list({ sort, limit: '25' }), await member.list({ sort, limit: '25', offset: '25' })]
    const seen = pages.flatMap(({ results }) => results.map(({ uuid }) => uuid))
    expect(seen.sort()).toEqual([...clients.own].sort())
  }
})

test('DEC-97 a search finds assigned clients only, by name, owner and address', async ({ member }) => {
  expect((await member.list({ search: 'heron', limit: '100' })).count).toBe(30)
  for (const search of ['canary', 'canary 7', '7@canary.example']) {
    const found = await member.list({ search })
    expect([found.count, found.results]).toEqual([0, []])
  }
})

test('DEC-97 a client that is not assigned is unknown: record, activity, similar names, own businesses', async ({
  member,
  clients,
}) => {
  const params = { uuid: clients.others[0] ?? '' }
  const missing = await member.call(getBusinessClient, { params: { uuid: newUuid() } })
  for (const endpoint of [getBusinessClient, listClientActivity]) {
    const answer = await member.call(endpoint, { params })
    expect([answer.status, answer.body]).toEqual([404, missing.body])
  }
  const similar = await member.call(listSimilarClients, {
    params: { organizationUuid: member.organization_uuid },
    query: { client_name: 'Canary 7', contact_phone: '' },
  })
  expect(similar.body.results).toEqual([])
  const { body } = await member.call(getCurrentUser, { query: { exclude_groups: '0' } })
  const user = (body as unknown as { response: CurrentUser }).response
  expect(user).toMatchObject({ firm_role: 'member', abilities: expect.arrayContaining(['open_accounts']) })
  // Archived clients are not among the businesses that can be opened.
  expect(user.business_memberships).toHaveLength(1 + ASSIGNED - 10)
  expect(JSON.stringify(user)).not.toContain('Canary')
})

test('DEC-97 a run by filter or by uuids includes assigned clients only, and so does its file', async ({
  member,
  clients,
}) => {
  const exported = await member.run('export', { filter: {} })
  expect([exported.total, exported.done]).toEqual([40, 40])
  const file = await member.call(runs.getClientRunFile, { params: { uuid: exported.uuid } })
  expect(String(file.body)).toContain('Heron 7')
  expect(String(file.body)).not.toContain('Canary')
  const invited = await member.run('invite', { uuids: [...clients.others.slice(0, 3), clients.own[0] ?? ''] })
  expect(invited.results.map(({ uuid }) => uuid)).toEqual([clients.own[0]])
})

test('DEC-97 a client unassigned during a run is refused like one that does not exist', async () => {
  const hub = await startAnotherHub()
  const firm = await hub.firm()
  const like = { contact_email: 'owner@heron.example' }
  const [kept, lost] = [(await hasClient(hub, firm, like)).uuid, (await hasClient(hub, firm, like)).uuid]
  const colleague = await hasColleague(hub, firm)
  await isAssigned(hub, firm, colleague, [kept, lost])
  const { body } = await colleague.call(runs.startClientRun, {
    params: { organizationUuid: firm.organization_uuid },
    body: { action: 'invite', of: { uuids: [kept, lost] } },
    key: newUuid(),
  })
  await losesClient(hub, firm, colleague, lost)
  await hub.startWorker()
  await vi.waitFor(async () => {
    const run = await colleague.call(runs.getClientRun, { params: { uuid: body.uuid } })
    expect(run.body).toMatchObject({ status: 'DONE', refused: 1 })
    expect(run.body.results.map(({ uuid }) => uuid)).toEqual([kept])
  }, 30_000)
})

test('DEC-97 a Member cannot download a file that contains a client no longer assigned to them', async ({
  hub,
  firm,
  clients,
}) => {
  const colleague = await hasColleague(hub, firm)
  const [kept = '', lost = ''] = clients.own
  await isAssigned(hub, firm, colleague, [kept, lost])
  const { body } = await colleague.call(runs.startClientRun, {
    params: { organizationUuid: firm.organization_uuid },
    body: { action: 'export', of: { filter: {} } },
    key: newUuid(),
  })
  const file = () => colleague.call(runs.getClientRunFile, { params: { uuid: body.uuid } })
  await vi.waitFor(async () => expect((await file()).status).toBe(200), { timeout: 30_000 })
  await losesClient(hub, firm, colleague, lost)
  expect((await file()).status).toBe(404)
})

test('DEC-97 a file is closed to a Member if a client in it was taken from them while it was written', async () => {
  const hub = await startAnotherHub()
  const firm = await hub.firm()
  const [kept, lost] = [(await hasClient(hub, firm)).uuid, (await hasClient(hub, firm)).uuid]
  const colleague = await hasColleague(hub, firm)
  await isAssigned(hub, firm, colleague, [kept, lost])
  const { body } = await colleague.call(runs.startClientRun, {
    params: { organizationUuid: firm.organization_uuid },
    body: { action: 'export', of: { filter: {} } },
    key: newUuid(),
  })
  const losesItMeanwhile: ObjectPort = {
    ...hub.parts.objects,
    put: async (...file) => {
      await losesClient(hub, firm, colleague, lost)
      await hub.parts.objects.put(...file)
    },
  }
  const { exportClients, finishRun } = composeModules({ ...hub.parts, objects: losesItMeanwhile }).clients.activities
  await exportClients(firm.organization_uuid, body.uuid)
  await finishRun(firm.organization_uuid, body.uuid)
  const run = await colleague.call(runs.getClientRun, { params: { uuid: body.uuid } })
  expect(run.body).toMatchObject({ status: 'DONE', done: 2 })
  expect((await colleague.call(runs.getClientRunFile, { params: { uuid: body.uuid } })).status).toBe(404)
})

test('DEC-97 the runs of others, and their files, are not shown', async ({ firm, member }) => {
  const params = { organizationUuid: firm.organization_uuid }
  const { body } = await firm.call(runs.startClientRun, {
    params,
    body: { action: 'export', of: { filter: {} } },
    key: newUuid(),
  })
  const seen = await member.call(runs.listClientRuns, { params })
  expect(seen.body.results.map(({ uuid }) => uuid)).not.toContain(body.uuid)
  for (const endpoint of [runs.getClientRun, runs.getClientRunFile, runs.stopClientRun])
    expect((await member.call(endpoint, { params: { uuid: body.uuid } })).status).toBe(404)
})

test('DEC-97 changes of a client that is not assigned never reach the live stream', async ({
  hub,
  firm,
  member,
  clients,
}) => {
  const stream = await openStream(hub, member)
  const { database } = hub.parts
  const changed = (uuids: (string | undefined)[]) =>
    database.inFirm(wholeFirm(firm.organization_uuid), (tx) => announceClients(tx, uuids.map(String)))
  const news = () => stream.keys().filter((key) => key !== 'client')
  const [own, other, another] = [clients.own[0], ...clients.others]
  // News of about the same time comes together, so this key arrives with or after everything announced before it.
  const marker = 'accountant_invitations'
  const mark = async (...expected: string[]) => {
    await announce(database.once, firm.organization_uuid, marker)
    await vi.waitFor(() => expect(news()).toEqual(expected))
  }
  await mark(marker)
  await changed([other, another])
  await announce(database.once, firm.organization_uuid, 'support_visits')
  await mark(marker, marker)
  await changed([other, own])
  await vi.waitFor(() => expect(news()).toEqual([marker, marker, 'clients', `client:${own}`]))
  await stream.leave()
})

test('DEC-97 a client that a Member creates is assigned to them, and to nobody else', async ({
  hub,
  firm,
  member,
  group,
}) => {
  const other = await hasColleague(hub, firm)
  const { body, status } = await member.call(registerClient, {
    params: { organizationUuid: firm.organization_uuid },
    body: clientRegistrationOf({ user_service_group: group, client_name: 'Kingfisher Tea' }),
    key: newUuid(),
  })
  expect(status).toBe(200)
  expect((await member.list({ search: 'Kingfisher' })).results.map(({ uuid }) => uuid)).toEqual([body.uuid])
  expect((await other.call(getBusinessClient, { params: { uuid: body.uuid } })).status).toBe(404)
  expect((await firm.call(getBusinessClient, { params: { uuid: body.uuid } })).status).toBe(200)
})
