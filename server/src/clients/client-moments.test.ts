import { archiveBusinessClient, removeClientAccess } from '@partner-hub/contracts/clients/business-clients.ts'
import { getClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { hasClient, type OneClient } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { provisionClient } from '../registration/provision-client.ts'

const momentsOf = async (caller: FirmCaller, { uuid }: OneClient) =>
  (await caller.call(getClientMoments, { params: { uuid } })).body

const isRecent = (at: string | null | undefined) => Math.abs(Date.now() - Date.parse(at ?? '')) < 60_000

test('DEC-86 the moments include who archived a client, when, and the status it would be restored to', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm, {
    billing_owner: 'CLIENT',
    subscription_status: 'ACTIVE_TRIAL',
    days_left: 9,
  })
  const before = await momentsOf(firm, client)
  expect(before).toMatchObject({ archived: null, restores_to: null, access_ended: null, owner_emailed_at: null })
  expect(Math.ceil((Date.parse(before.trial_ends_at ?? '') - Date.now()) / 86_400_000)).toBe(9)
  await firm.call(archiveBusinessClient, { params: { uuid: client.uuid }, body: {}, key: newUuid() })
  const { archived, restores_to } = await momentsOf(firm, client)
  expect([isRecent(archived?.at), archived?.person, restores_to]).toEqual([true, expect.any(String), 'ACTIVE'])
})

test('DEC-86 the moments include since when a firm has no access', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm, { billing_owner: 'CLIENT', subscription_status: 'ACTIVE' })
  await firm.call(removeClientAccess, { params: { uuid: client.uuid }, body: {}, key: newUuid() })
  const { access_ended, archived } = await momentsOf(firm, client)
  expect([isRecent(access_ended?.at), archived]).toEqual([true, null])
})

test('DEC-86 the moments include a failed account opening, until it succeeds', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm, { subscription_status: 'ACTIVE_TRIAL', days_left: 9 })
  const books = { ...hub.parts.books, openAccount: () => Promise.reject(new Error('Books is away')) }
  const { open, remember } = provisionClient({ ...hub.parts, books, refreshSettings: async () => undefined })
  await expect(open(firm.organization_uuid, client.uuid)).rejects.toThrow('Books is away')
  expect(isRecent((await momentsOf(firm, client)).opening_failed_at)).toBe(true)
  await remember(firm.organization_uuid, client.uuid, 'http://books.northwind.localhost/open/1')
  expect((await momentsOf(firm, client)).opening_failed_at).toBeNull()
})
