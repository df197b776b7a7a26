import { getClientContact, updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { type ClientRegistration, registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { hasClient, hasContact } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('settings', { PROVISION_WAIT_MS: '1' })

type Changes = Partial<Pick<ClientRegistration['client_contacts'], 'contact_email' | 'contact_phone'>>

const register = async (
  firm: FirmCaller,
  client_name: string,
  owner: Changes,
  asked: { key?: string; sure?: true; by?: FirmCaller } = {},
) => {
  const { key, sure, by = firm } = asked
  const user_service_group = (await by.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  const body = clientRegistrationOf({ user_service_group, client_name })
  const client_contacts = { ...body.client_contacts, ...owner }
  return by.call(registerClient, {
    params: { organizationUuid: by.organization_uuid },
    ...(!sure && { query: { unless_duplicate: 'true' as const } }),
    body: { ...body, client_contacts },
    key: key ?? newUuid(),
  })
}

const ana = { contact_email: 'Ana@Bluebird.example', contact_phone: '+1 (902) 555-0199' }
const nobody = { contact_email: 'else@bluebird.example', contact_phone: '+1 902 555 7777' }

test('DEC-92 a name that differs by an accent is not a duplicate, even with the same owner', async ({ firm }) => {
  expect(await register(firm, 'Åsa Glas', ana)).toMatchObject({ status: 200 })
  expect(await register(firm, 'Asa Glas', ana)).toMatchObject({ status: 200 })
})

test('DEC-92 the same name with the owner’s email or phone, whatever its case, is refused with the other client', async ({
  firm,
}) => {
  const first = await register(firm, 'Harbor Bakery', ana)
  expect(first.status).toBe(200)
  const refused = { status: 409, body: { code: 'duplicate_client', fields: { duplicate_of: first.body.uuid } } }
  const { contact_email, contact_phone } = nobody
  expect(
    await register(firm, 'harbor  BAKERY', { contact_email: 'ANA@bluebird.EXAMPLE', contact_phone }),
  ).toMatchObject(refused)
  expect(await register(firm, 'Harbor Bakery', { contact_email, contact_phone: '1 902 555 0199' })).toMatchObject(
    refused,
  )
})

test('DEC-92 a name alone, or an owner alone, is no duplicate, and neither is a client of another firm', async ({
  hub,
  firm,
}) => {
  await register(firm, 'Quay Bakery', ana)
  expect((await register(firm, 'Quay Bakery', nobody)).status).toBe(200)
  expect((await register(firm, 'Pier Bakery', ana)).status).toBe(200)
  const other = await hub.firm({ name: 'Other LLP' })
  expect((await register(firm, 'Quay Bakery', ana, { by: other })).status).toBe(200)
})

test('DEC-92 two owners without an email are not the same owner', async ({ firm }) => {
  await register(firm, 'Lock Bakery', { ...ana, contact_email: '' })
  expect((await register(firm, 'Lock Bakery', { ...nobody, contact_email: '' })).status).toBe(200)
})

test('DEC-92 the owner’s second phone counts, and another contact’s phone does not', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm, { client_name: 'Weir Bakery', ...nobody })
  const colleague = await firm.call(getClientContact, { params: { uuid: await hasContact(hub, firm, client) } })
  const contact_email = colleague.body.contact_email ?? ''
  const contact_phone = colleague.body.contact_phone ?? ''
  expect((await register(firm, 'Weir Bakery', { contact_email, contact_phone })).status).toBe(200)
  const second = { contact_email: 'second@bluebird.example', contact_phone: '+1 902 555 8888' }
  const body = { contact_mobile: second.contact_phone }
  await firm.call(updateClientContact, { params: { uuid: client.contact }, body })
  expect((await register(firm, 'Weir Bakery', second)).status).toBe(409)
})

test('DEC-92 a confirmed duplicate is created, with the same key', async ({ firm }) => {
  const first = await register(firm, 'Mill Bakery', ana)
  const key = newUuid()
  expect((await register(firm, 'Mill Bakery', ana, { key })).status).toBe(409)
  const second = await register(firm, 'Mill Bakery', ana, { key, sure: true })
  expect(second.status).toBe(200)
  expect(second.body.uuid).not.toBe(first.body.uuid)
})

test('DEC-92 a repeated Finish is not a duplicate of itself', async ({ firm }) => {
  const key = newUuid()
  const [first, again] = [
    await register(firm, 'Dock Bakery', ana, { key }),
    await register(firm, 'Dock Bakery', ana, { key }),
  ]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body.uuid).toBe(first.body.uuid)
})

test('DEC-92 of several registrations of one client at once, one goes through', async ({ firm }) => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => register(firm, 'Ferry Bakery', ana)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
})
