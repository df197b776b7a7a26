import { archiveBusinessClient, removeClientAccess } from '@partner-hub/contracts/business-clients.ts'
import { getClientMoments } from '@partner-hub/contracts/client-moments.ts'
import { openClientAccount } from '@partner-hub/contracts/hand-over.ts'
import { sendInvitation } from '@partner-hub/contracts/invitations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUuid } from '../platform/ids/ids.ts'
import { type FirmCaller, type Hub, startHub } from '../platform/testing/hub.ts'
import { hasClient, type OneClient, opensAt } from '../platform/testing/one-client.ts'
import { provisionClient } from './provision-client.ts'

const BOOKS = 'http://books.northwind.localhost:8082'

let hub: Hub
let firm: FirmCaller
beforeAll(async () => {
  hub = await startHub({ BOOKS_URL: BOOKS })
  firm = await hub.firm()
})
afterAll(() => hub.stop())

const momentsOf = async ({ uuid }: OneClient, caller = firm) =>
  (await caller.call(getClientMoments, { params: { uuid } })).body

const isRecent = (at: string | null | undefined) => Math.abs(Date.now() - Date.parse(at ?? '')) < 60_000

test('DEC-86 the moments tell who archived a client and when, and what it would be restored to', async () => {
  const client = await hasClient(hub, firm, {
    billing_owner: 'CLIENT',
    subscription_status: 'ACTIVE_TRIAL',
    days_left: 9,
  })
  const before = await momentsOf(client)
  expect(before).toMatchObject({ archived: null, restores_to: null, access_ended: null, owner_emailed_at: null })
  expect(Math.ceil((Date.parse(before.trial_ends_at ?? '') - Date.now()) / 86_400_000)).toBe(9)
  await firm.call(archiveBusinessClient, { params: { uuid: client.uuid }, body: {}, key: newUuid() })
  const { archived, restores_to } = await momentsOf(client)
  expect([isRecent(archived?.at), archived?.person, restores_to]).toEqual([true, expect.any(String), 'ACTIVE'])
})

test('DEC-86 the moments tell since when a firm has no access', async () => {
  const client = await hasClient(hub, firm, { billing_owner: 'CLIENT', subscription_status: 'ACTIVE' })
  await firm.call(removeClientAccess, { params: { uuid: client.uuid }, body: {}, key: newUuid() })
  const { access_ended, archived } = await momentsOf(client)
  expect([isRecent(access_ended?.at), archived]).toEqual([true, null])
})

test('DEC-86 a try to open the account that failed is told, until it opens', async () => {
  const client = await hasClient(hub, firm, { subscription_status: 'ACTIVE_TRIAL', days_left: 9 })
  const books = { ...hub.parts.books, openAccount: () => Promise.reject(new Error('Books is away')) }
  const { open } = provisionClient({ ...hub.parts, books })
  await expect(open(firm.organization_uuid, client.uuid)).rejects.toThrow('Books is away')
  expect(isRecent((await momentsOf(client)).opening_failed_at)).toBe(true)
})

test.each([
  ['NO_ACCESS', 'access_removed'],
  ['ARCHIVED', 'access_removed'],
] as const)('DEC-83 the account of a client that is %s is not opened: %s', async (status, code) => {
  const client = await hasClient(hub, firm, { status, subscription_status: 'ACTIVE' })
  await opensAt(hub, firm, client, `${BOOKS}/open/${client.account_id}`)
  expect(await firm.call(openClientAccount, { params: { uuid: client.uuid } })).toMatchObject({
    status: 409,
    body: { code },
  })
})

test('DEC-83 the account of a client that was archived with access is not opened until it is restored', async () => {
  const client = await hasClient(hub, firm, {
    subscription_status: 'ACTIVE_TRIAL',
    days_left: 9,
    billing_owner: 'CLIENT',
  })
  await opensAt(hub, firm, client, `${BOOKS}/open/${client.account_id}`)
  await firm.call(archiveBusinessClient, { params: { uuid: client.uuid }, body: {}, key: newUuid() })
  const refused = await firm.call(openClientAccount, { params: { uuid: client.uuid } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'action_not_allowed' } })
})

test.each([
  ['NO_ACCESS', 'access_removed'],
  ['ARCHIVED', 'client_archived'],
] as const)('DEC-82 the owner of a client that is %s is not invited: %s', async (status, code) => {
  const client = await hasClient(hub, firm, { status, subscription_status: 'ACTIVE', invitation_status: 'DRAFT' })
  const words = { invitation_subject: 'Welcome', invitation_message_body: 'Hello' }
  const refused = await firm.call(sendInvitation, {
    params: { uuid: client.invitation },
    body: { invitation_email: 'owner@client.example', ...words },
    key: newUuid(),
  })
  expect(refused).toMatchObject({ status: 409, body: { code } })
})

test('DEC-95 an account opens at the page that was asked for, and at no other', async () => {
  const client = await hasClient(hub, firm, { subscription_status: 'ACTIVE' })
  await opensAt(hub, firm, client, `${BOOKS}/open/${client.account_id}`)
  const open = (page: 'settings' | 'plan') =>
    firm.call(openClientAccount, { params: { uuid: client.uuid }, query: { page } })
  expect(new URL((await open('settings')).body.url).searchParams.get('page')).toBe('settings')
  expect(new URL((await open('plan')).body.url).searchParams.get('page')).toBe('plan')
  expect((await open('team' as 'plan')).status).toBe(422)
})
