import {
  archiveBusinessClient,
  getBusinessClient,
  removeAccessAndArchive,
  removeClientAccess,
  restoreBusinessClient,
} from '@partner-hub/contracts/clients/business-clients.ts'
import { type ClientView, listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, type ClientLike, hasClient, hasInvitation, hasNewOwner } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const endpoints = {
  archive: archiveBusinessClient,
  remove_access: removeClientAccess,
  remove_access_and_archive: removeAccessAndArchive,
  restore: restoreBusinessClient,
}
type Action = keyof typeof endpoints

const act = (firm: FirmCaller, action: Action, uuid: string) =>
  firm.call(endpoints[action], { params: { uuid }, body: { uuid } })

const listed = async (firm: FirmCaller, view: ClientView, uuid: string) => {
  const params = { organizationUuid: firm.organization_uuid }
  const { body } = await firm.call(listBusinessClients, { params, query: { view, limit: '100' } })
  return body.results.find((record) => record.uuid === uuid)?.row
}

/** A hash of everything in the firm that an act could change. */
const fingerprint = (hub: Hub, firm: FirmCaller) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) => {
    const hash = (table: string) =>
      sql<{ hash: string }>`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash
        from ${sql.table(table)} t`.execute(tx)
    const tables = ['business_client', 'client_rows', 'client_counts', 'activity', 'subscription', 'client_invitation']
    return Promise.all(tables.map(async (table) => (await hash(table)).rows[0]?.hash))
  })

const refused = async (hub: Hub, firm: FirmCaller, action: Action, like: ClientLike) => {
  const { uuid } = await hasClient(hub, firm, like)
  const before = await fingerprint(hub, firm)
  expect(await act(firm, action, uuid)).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
  expect(await fingerprint(hub, firm)).toEqual(before)
}

test('CALL-13 PERM-15 STATE-22 LIST-21 Remove Access leaves the client without access, and its row says so', async ({
  hub,
  firm,
}) => {
  const { uuid } = await hasClient(hub, firm, { billing_owner: 'CLIENT', invitation_status: 'ACCEPTED' })
  expect(await listed(firm, 'all', uuid)).toMatchObject({ status: 'ACTIVE', subscription: { status: 'ACTIVE' } })
  const answer = await act(firm, 'remove_access', uuid)
  expect(answer).toMatchObject({ status: 200, body: { uuid, status: 'NO_ACCESS' } })
  expect(await listed(firm, 'all', uuid)).toMatchObject({ status: 'NO_ACCESS', subscription: { status: 'NO_ACCESS' } })
  expect(await listed(firm, 'active', uuid)).toBeUndefined()
  expect((await firm.call(getBusinessClient, { params: { uuid } })).body.status).toBe('NO_ACCESS')
})

test('PERM-16 Remove Access is refused while the firm pays, and where there is no access to remove', async ({
  hub,
  firm,
}) => {
  await refused(hub, firm, 'remove_access', { billing_owner: 'ACCOUNTANT', invitation_status: 'ACCEPTED' })
  await refused(hub, firm, 'remove_access', { billing_owner: 'CLIENT', status: 'NO_ACCESS' })
  await refused(hub, firm, 'remove_access', { billing_owner: 'CLIENT', status: 'ARCHIVED' })
})

test.for(['DRAFT', 'ACCEPTED'] as const)(
  'CALL-12 PERM-17 STATE-23 Archive archives a client without access, its invitation %s',
  async (invitation_status, { hub, firm }) => {
    const { uuid } = await hasClient(hub, firm, { status: 'NO_ACCESS', billing_owner: 'CLIENT', invitation_status })
    expect(await listed(firm, 'all', uuid)).toMatchObject({ status: 'NO_ACCESS' })
    expect(await act(firm, 'archive', uuid)).toMatchObject({ status: 200, body: { uuid, status: 'ARCHIVED' } })
    expect(await listed(firm, 'all', uuid)).toBeUndefined()
    expect(await listed(firm, 'archived', uuid)).toMatchObject({
      status: 'ARCHIVED',
      subscription: { status: 'ACTIVE' },
    })
  },
)

test('PERM-18 Archive is refused for an active client with a plan, or whose owner has accepted', async ({
  hub,
  firm,
}) => {
  await refused(hub, firm, 'archive', { subscription_status: 'ACTIVE', invitation_status: 'DRAFT' })
  await refused(hub, firm, 'archive', { subscription_status: 'CANCELLED', invitation_status: 'ACCEPTED' })
  await refused(hub, firm, 'archive', { status: 'ARCHIVED' })
})

test('DEC-10 an active client with neither plan nor accepted invitation is archived at once', async ({ hub, firm }) => {
  const like = { subscription_status: 'DIRECT_BILLING_PENDING', invitation_status: 'PENDING' } as const
  const { uuid } = await hasClient(hub, firm, like)
  expect(await act(firm, 'archive', uuid)).toMatchObject({ status: 200, body: { status: 'ARCHIVED' } })
})

test('DEC-10 the newest invitation of the owner decides, not an earlier one', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm, { subscription_status: 'CANCELLED', invitation_status: 'EXPIRED' })
  await hasInvitation(hub, firm, client, 'ACCEPTED')
  expect((await act(firm, 'archive', client.uuid)).status).toBe(409)
  await hasInvitation(hub, firm, client, 'DECLINED')
  expect((await act(firm, 'archive', client.uuid)).status).toBe(200)
})

test('LIST-22 a client whose owner was never invited shows DRAFT, also after an action', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm, { subscription_status: 'INACTIVE' })
  await hasNewOwner(hub, firm, client)
  expect((await act(firm, 'archive', client.uuid)).status).toBe(200)
  expect((await listed(firm, 'archived', client.uuid))?.contact.invitation_status).toBe('DRAFT')
})

test('DEC-11 an archived client goes back to the status it had', async ({ hub, firm }) => {
  const active = await hasClient(hub, firm, { subscription_status: 'CANCELLED', invitation_status: 'EXPIRED' })
  const without = await hasClient(hub, firm, { status: 'NO_ACCESS', billing_owner: 'CLIENT' })
  const before = [
    [active.uuid, 'ACTIVE'],
    [without.uuid, 'NO_ACCESS'],
  ] as const
  for (const [uuid, status] of before) {
    expect((await act(firm, 'archive', uuid)).body.status).toBe('ARCHIVED')
    expect(await act(firm, 'restore', uuid)).toMatchObject({ status: 200, body: { status } })
    expect((await listed(firm, 'all', uuid))?.status).toBe(status)
    expect(await listed(firm, 'archived', uuid)).toBeUndefined()
  }
})

test('DEC-11 only an archived client can be restored', async ({ hub, firm }) => {
  await refused(hub, firm, 'restore', { status: 'ACTIVE' })
  await refused(hub, firm, 'restore', { status: 'NO_ACCESS' })
})

test('DEC-10 Remove access and archive does both in one step, and Restore leads back to no access', async ({
  hub,
  firm,
}) => {
  const { uuid } = await hasClient(hub, firm, { billing_owner: 'CLIENT', invitation_status: 'ACCEPTED' })
  expect(await act(firm, 'remove_access_and_archive', uuid)).toMatchObject({
    status: 200,
    body: { status: 'ARCHIVED' },
  })
  expect((await actsOf(hub, firm, uuid)).map((row) => row.act)).toEqual(['access_removed', 'client_archived'])
  expect((await act(firm, 'restore', uuid)).body.status).toBe('NO_ACCESS')
  await refused(hub, firm, 'remove_access_and_archive', { billing_owner: 'ACCOUNTANT' })
  await refused(hub, firm, 'remove_access_and_archive', { billing_owner: 'CLIENT', status: 'NO_ACCESS' })
})

test('every action writes one audit row with the member who did it', async ({ hub, firm }) => {
  const { uuid } = await hasClient(hub, firm, { billing_owner: 'CLIENT' })
  for (const action of ['remove_access', 'archive', 'restore', 'restore'] as const) await act(firm, action, uuid)
  const by = { actor_kind: 'member', actor_id: String(firm.user_id), detail: {} }
  expect(await actsOf(hub, firm, uuid)).toEqual([
    { act: 'access_removed', ...by },
    { act: 'client_archived', ...by },
    { act: 'client_restored', ...by },
  ])
})

test('DEC-73 an action raises the version, and one with an older tag is refused', async ({ hub, firm }) => {
  const { uuid } = await hasClient(hub, firm, { status: 'NO_ACCESS', billing_owner: 'CLIENT' })
  const read = await firm.call(getBusinessClient, { params: { uuid } })
  const old = { 'if-match': read.headers.get('etag') ?? '' }
  const archived = await firm.call(archiveBusinessClient, { params: { uuid }, body: { uuid }, headers: old })
  expect(archived.status).toBe(200)
  expect(archived.headers.get('etag')).not.toBe(old['if-match'])
  const before = await fingerprint(hub, firm)
  const stale = await firm.call(restoreBusinessClient, { params: { uuid }, body: { uuid }, headers: old })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(await fingerprint(hub, firm)).toEqual(before)
})

test('F3 P6 an action repeated with its key happens once and returns the first result; another key is refused', async ({
  hub,
  firm,
}) => {
  const { uuid } = await hasClient(hub, firm, { billing_owner: 'CLIENT', invitation_status: 'ACCEPTED' })
  const keyed = (action: Action, key: string) =>
    firm.call(endpoints[action], { params: { uuid }, body: { uuid }, key, headers: { 'if-match': '"1"' } })
  const first = await keyed('remove_access', 'the first')
  expect([first.status, first.body.status]).toEqual([200, 'NO_ACCESS'])
  const [again, other] = [await keyed('remove_access', 'the first'), await keyed('remove_access', 'another')]
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([200, first.body, first.headers.get('etag')])
  expect(other.status).toBe(409)
  expect((await keyed('archive', 'the first')).status).toBe(422)
  expect((await actsOf(hub, firm, uuid)).map(({ act }) => act)).toEqual(['access_removed'])
})

test('DEC-11 without a key the same action can be repeated: archived, restored and archived again', async ({
  hub,
  firm,
}) => {
  const { uuid } = await hasClient(hub, firm, { status: 'NO_ACCESS', billing_owner: 'CLIENT' })
  const statuses = []
  for (const action of ['archive', 'restore', 'archive'] as const)
    statuses.push((await act(firm, action, uuid)).body.status)
  expect(statuses).toEqual(['ARCHIVED', 'NO_ACCESS', 'ARCHIVED'])
})

test('STATE-22 STATE-23 of ten identical concurrent actions one happens, and nine are refused', async ({
  hub,
  firm,
}) => {
  for (const [action, like] of [
    ['remove_access', { billing_owner: 'CLIENT' }],
    ['archive', { status: 'NO_ACCESS', billing_owner: 'CLIENT' }],
    ['restore', { status: 'ARCHIVED' }],
  ] as const) {
    const { uuid } = await hasClient(hub, firm, like)
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(firm, action, uuid)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await actsOf(hub, firm, uuid)).toHaveLength(1)
  }
})

test('after all these tests every row of the list matches its sources', async ({ hub }) => {
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})
