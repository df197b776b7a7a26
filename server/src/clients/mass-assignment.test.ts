import { type Endpoint, pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import * as clients from '@partner-hub/contracts/clients/business-clients.ts'
import { listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
import { updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import {
  getIdentity,
  getUserServiceGroup,
  updateIdentity,
  updateOrganization,
} from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient, hasContact, type OneClient } from '../../testing/one-client.ts'
import { type WatchedRows, watchRows } from '../../testing/row-changes.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest
  // Nothing opens accounts in this test, so waiting for one would only be slow.
  .extend('settings', { PROVISION_WAIT_MS: '1' })
  .extend('firm', { scope: 'file' }, ({ hub }) => hub.firm({ clients: 3 }))
  .extend('other', { scope: 'file' }, ({ hub }) => hub.firm({ name: 'Other LLP', clients: 3 }))
  .extend('mine', { scope: 'file', auto: true }, ({ hub, firm }) =>
    hasClient(hub, firm, { billing_owner: 'ACCOUNTANT', subscription_status: 'INACTIVE' }),
  )
  .extend('theirs', { scope: 'file', auto: true }, ({ hub, other }) =>
    hasClient(hub, other, { contact_email: 'only@theirs.example', contact_phone: '902 555 4444' }),
  )
  .extend('rows', { scope: 'file' }, async ({ hub }, { onCleanup }) => {
    const rows = await watchRows(hub)
    onCleanup(rows.close)
    return rows
  })

const byType = (type: string, flag: boolean): unknown => {
  if (type === 'boolean') return flag
  if (type === 'uuid') return newUuid()
  if (/int|numeric/.test(type)) return 7
  if (type.startsWith('timestamp')) return '2001-01-01T00:00:00Z'
  return type === 'json' || type === 'jsonb' ? {} : 'Tampered'
}

/** The fields an attacker would try first. */
const tempting = (other: FirmCaller, theirs: OneClient) => ({
  status: 'ARCHIVED',
  billing_owner: 'CLIENT',
  invitation_status: 'ACCEPTED',
  organization_uuid: other.organization_uuid,
  organization: other.organization_uuid,
  business_client: theirs.uuid,
  client_contact: theirs.contact,
  client_contacts: [theirs.contact],
  subscription: theirs.subscription,
  account_id: theirs.account_id,
  customer: theirs.account_id,
  fb_account_id: theirs.account_id,
  fb_system_id: '1',
  signed_url: 'https://elsewhere.example/x',
})

/** Valid values for fields that may be changed. */
const acceptable = {
  contact_email: 'tampered@person.example',
  contact_phone: '902 555 9999',
  contact_mobile: '902 555 9998',
  phone_number: '902 555 9997',
  mobile_number: '902 555 9996',
  country: 'GB',
  time_zone: 'Europe/London',
  date_format: 'dd/mm/yyyy',
}

/** Sends every column of every entity to one call, once with each flag. */
const changedByAll = async (
  hub: Hub,
  firm: FirmCaller,
  other: FirmCaller,
  theirs: OneClient,
  rows: WatchedRows,
  endpoint: Endpoint,
  uuid?: string,
) => {
  const columns = await rows.columns()
  expect(columns.length).toBeGreaterThan(120)
  const changed = new Set<string>()
  for (const flag of [true, false]) {
    const all = Object.fromEntries(columns.map(({ name, type }) => [name, byType(type, flag)]))
    const body = { ...all, ...tempting(other, theirs), ...acceptable, uuid }
    const send = async () => expect(await ask(hub, firm, endpoint, uuid, body)).toMatchObject({ status: 200 })
    for (const column of await rows.changedBy(send)) changed.add(column)
  }
  return [...changed].sort()
}

const ask = (hub: Hub, firm: FirmCaller, endpoint: Endpoint, uuid: string | undefined, body: unknown) =>
  hub.request(
    endpoint.method,
    pathOf(endpoint.path, { uuid: uuid ?? '' }),
    { cookie: firm.cookie, authorization: `Bearer ${firm.bearer}`, origin: hub.config.HUB_URL },
    body,
  )

const groupOf = async (caller: FirmCaller) => (await caller.call(getIdentity, {})).body.user_service_groups[0] ?? 0

const of = (table: string, ...columns: string[]) => columns.map((column) => `${table}.${column}`)

test('B3 a body with every column changes only a client’s notes and onboarding panel', async ({
  hub,
  firm,
  other,
  mine,
  theirs,
  rows,
}) => {
  expect(await changedByAll(hub, firm, other, theirs, rows, clients.updateBusinessClient, mine.uuid)).toEqual(
    of('business_client', 'notes', 'show_onboarding_wizard', 'version'),
  )
})

test('B3 a body with every column changes only a contact’s names, phones and, except for owners, email', async ({
  hub,
  firm,
  other,
  mine,
  theirs,
  rows,
}) => {
  const names = ['first_name', 'last_name', 'mobile_digits', 'phone_digits', 'version']
  const phones = ['contact_mobile', 'contact_phone']
  expect(await changedByAll(hub, firm, other, theirs, rows, updateClientContact, mine.contact)).toEqual(
    of('client_contact', ...phones, ...names),
  )
  const second = await hasContact(hub, firm, mine)
  expect(await changedByAll(hub, firm, other, theirs, rows, updateClientContact, second)).toEqual(
    of('client_contact', 'contact_email', ...phones, ...names),
  )
})

test('B3 a body with every column changes only the permitted fields of the firm or the own identity', async ({
  hub,
  firm,
  other,
  theirs,
  rows,
}) => {
  expect(await changedByAll(hub, firm, other, theirs, rows, updateOrganization, firm.organization_uuid)).toEqual([
    'business.name',
    ...of('organization', 'address_1', 'address_2', 'city', 'country', 'date_format', 'email_flag'),
    ...of('organization', 'hide_client_sync_banner', 'hide_welcome_guide_video', 'mobile_number', 'name'),
    ...of('organization', 'phone_number', 'post_code', 'state_province', 'time_zone', 'updated_at', 'version'),
  ])
  expect(await changedByAll(hub, firm, other, theirs, rows, updateIdentity)).toEqual([
    ...of('identity', 'date_updated', 'hide_getting_started'),
    ...of('users', 'first_name', 'last_name', 'phone_number', 'updated_at'),
  ])
})

test('B3 an action reads only the uuid from its body', async ({ hub, firm, other, theirs, rows }) => {
  const client = await hasClient(hub, firm, { billing_owner: 'CLIENT', plan: null })
  const acts = [
    [clients.removeClientAccess, ['status', 'version']],
    [clients.archiveBusinessClient, ['earlier_status', 'status', 'version']],
    [clients.restoreBusinessClient, ['earlier_status', 'status', 'version']],
  ] as const
  const all = Object.fromEntries((await rows.columns()).map(({ name, type }) => [name, byType(type, true)]))
  for (const [endpoint, changed] of acts) {
    const act = () =>
      ask(hub, firm, endpoint, client.uuid, { ...all, ...tempting(other, theirs), ...acceptable, uuid: client.uuid })
    expect(await rows.changedBy(act)).toEqual(of('business_client', ...changed))
  }
})

test('B2 a path and a body that name different records are refused, whoever owns them', async ({
  hub,
  firm,
  other,
  mine,
  theirs,
  rows,
}) => {
  const clientCalls = [
    clients.updateBusinessClient,
    clients.archiveBusinessClient,
    clients.removeClientAccess,
    clients.removeAccessAndArchive,
    clients.restoreBusinessClient,
  ]
  const pairs: [Endpoint, string, string][] = [
    ...clientCalls.map((endpoint): [Endpoint, string, string] => [endpoint, mine.uuid, theirs.uuid]),
    [updateClientContact, mine.contact, theirs.contact],
    [updateOrganization, firm.organization_uuid, other.organization_uuid],
  ]
  const body = { notes: 'Taken', last_name: 'Taken', name: 'Taken' }
  const changed = await rows.changedBy(async () => {
    for (const [endpoint, own, foreign] of pairs) {
      const refused = async (path: string, uuid: string) =>
        (await ask(hub, firm, endpoint, path, { ...body, uuid })).status
      expect(await refused(own, foreign)).toBe(422)
      expect(await refused(foreign, own)).toBe(422)
      expect(await refused(foreign, foreign)).toBe(404)
      expect((await ask(hub, firm, endpoint, foreign, body)).status).toBe(404)
    }
  })
  expect(changed).toEqual([])
})

/** The audit trail's entries for a record, in order. */
const detailsOf = (hub: Hub, firm: FirmCaller, subject: string) =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) =>
    (
      await tx
        .selectFrom('activity')
        .select('detail')
        .where('subject', '=', subject)
        .orderBy('at')
        .orderBy('uuid')
        .execute()
    ).map(({ detail }) => detail),
  )

test('B2 fields outside the contract are ignored, and the audit row has field names but no values', async ({
  hub,
  firm,
  theirs,
}) => {
  const client = await hasClient(hub, firm, { billing_owner: 'ACCOUNTANT' })
  const whole = (await firm.call(clients.getBusinessClient, { params: { uuid: client.uuid } })).body
  expect(await ask(hub, firm, clients.updateBusinessClient, client.uuid, whole)).toMatchObject({ status: 200 })
  expect(await detailsOf(hub, firm, client.uuid)).toEqual([])

  const foreign = { business_client: theirs.uuid, client_contacts: [theirs.contact], subscription: theirs.subscription }
  const typed = { ...whole, ...foreign, notes: 'Own', 'a\u0007b': 1, __proto__x: 1 }
  expect(await ask(hub, firm, clients.updateBusinessClient, client.uuid, typed)).toMatchObject({ status: 200 })
  expect(await ask(hub, firm, clients.updateBusinessClient, client.uuid, { status: 'ARCHIVED' })).toMatchObject({
    status: 200,
  })
  expect(await detailsOf(hub, firm, client.uuid)).toEqual([
    { fields: ['notes'], ignored: ['?', 'business_client', 'client_contacts', 'subscription'] },
    { fields: [], ignored: ['status'] },
  ])
  const told = await firm.call(listClientActivity, { params: { uuid: client.uuid } })
  expect(told.body.results).toMatchObject([{ act: 'client_updated', fields: ['notes'] }])

  const asOwner = { first_name: 'Own', contact_email: 'other@person.example', business_client: theirs.uuid }
  expect(await ask(hub, firm, updateClientContact, client.contact, asOwner)).toMatchObject({ status: 200 })
  expect(await detailsOf(hub, firm, client.contact)).toEqual([
    { fields: ['first_name'], ignored: ['business_client', 'contact_email'] },
  ])
})

test('B6 a value that another firm uses is accepted here, and nothing reveals that it exists', async ({
  hub,
  firm,
  mine,
}) => {
  const second = await hasContact(hub, firm, mine)
  const answer = await ask(hub, firm, updateClientContact, second, {
    contact_email: 'only@theirs.example',
    contact_phone: '902 555 4444',
    first_name: 'Owner',
  })
  expect(answer).toMatchObject({ status: 200, body: { contact_email: 'only@theirs.example' } })
})

test('B6 a key and a name that another firm has used register a client here too', async ({ firm, other }) => {
  const [key, client_name] = [newUuid(), `Both ${newUuid()}`]
  const uuids = []
  for (const caller of [firm, other]) {
    const user_service_group = await groupOf(caller)
    const answer = await caller.call(registerClient, {
      params: { organizationUuid: caller.organization_uuid },
      body: clientRegistrationOf({ client_name, user_service_group }),
      key,
    })
    expect(answer.status).toBe(200)
    uuids.push(answer.body.uuid)
  }
  expect(new Set(uuids).size).toBe(2)
})

test("B6 another firm's service group is refused in the words for one that nobody has", async ({ firm, other }) => {
  const registered = (user_service_group: number) =>
    firm.call(registerClient, {
      params: { organizationUuid: firm.organization_uuid },
      body: clientRegistrationOf({ client_name: newUuid(), user_service_group }),
    })
  const [foreign, unknown] = [await registered(await groupOf(other)), await registered(2 ** 31 - 1)]
  expect(foreign.status).toBe(422)
  expect(foreign).toMatchObject({ status: unknown.status, body: { code: 'invalid_input' } })
  expect(foreign.body).toEqual(unknown.body)
  const asked = (id: number) => firm.call(getUserServiceGroup, { params: { id } })
  const [read, missing] = [await asked(await groupOf(other)), await asked(2 ** 31 - 1)]
  expect(read.status).toBe(404)
  expect(read.body).toEqual(missing.body)
})
