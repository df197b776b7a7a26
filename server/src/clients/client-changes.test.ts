import { getBusinessClient, updateBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { getClientContact, updateClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { getOrganization, updateOrganization } from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { actsOf, hasClient, hasContact, type OneClient } from '../../testing/one-client.ts'
import { hubTest as test } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { newUuid } from '../platform/ids/ids.ts'

const readClient = (firm: FirmCaller, uuid: string) => firm.call(getBusinessClient, { params: { uuid } })
const readContact = (firm: FirmCaller, uuid: string) => firm.call(getClientContact, { params: { uuid } })
const patchClient = (firm: FirmCaller, uuid: string, body: object, headers: Record<string, string> = {}) =>
  firm.call(updateBusinessClient, { params: { uuid }, body, headers })
const patchContact = (firm: FirmCaller, uuid: string, body: object, headers: Record<string, string> = {}) =>
  firm.call(updateClientContact, { params: { uuid }, body, headers })

const rowOf = async (firm: FirmCaller, client: OneClient) => {
  const params = { organizationUuid: firm.organization_uuid }
  const { body } = await firm.call(listBusinessClients, { params, query: { limit: '100' } })
  return body.results.find(({ uuid }) => uuid === client.uuid)
}
const found = async (firm: FirmCaller, search: string) => {
  const params = { organizationUuid: firm.organization_uuid }
  return (await firm.call(listBusinessClients, { params, query: { search } })).body.results.map(({ uuid }) => uuid)
}

test('CALL-11 a client is sent as a whole with its uuid; notes and the onboarding panel change, the rest stays', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  const { body: before } = await readClient(firm, client.uuid)
  const whole = { ...before, notes: 'Calls on Mondays', show_onboarding_wizard: false, client_name: 'Renamed' }
  const { status, body } = await patchClient(firm, client.uuid, whole)
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, notes: 'Calls on Mondays', show_onboarding_wizard: false })
  expect((await readClient(firm, client.uuid)).body).toEqual(body)
  const row = await rowOf(firm, client)
  expect([row?.notes, row?.show_onboarding_wizard]).toEqual(['Calls on Mondays', false])
})

test('CALL-11 notes that are too long or contain characters that cannot be stored are refused', async ({
  hub,
  firm,
}) => {
  const { uuid } = await hasClient(hub, firm)
  for (const letter of ['n', '🦉'])
    expect((await patchClient(firm, uuid, { notes: letter.repeat(4000) })).status).toBe(200)
  for (const [notes, message] of [
    ['n'.repeat(4001), 'notes_too_long'],
    ['🦉'.repeat(4001), 'notes_too_long'],
    ['a\u0000b', 'text_unreadable'],
    ['\ud800', 'text_unreadable'],
    ['Paid with 4111-1111-1111-1111', 'card_number'],
  ])
    expect(await patchClient(firm, uuid, { notes })).toMatchObject({
      status: 422,
      body: { fields: { notes: message } },
    })
})

test('CALL-19 a contact is sent as a whole with its uuid, and its client’s row is updated', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm, { contact_email: 'first@owner.example' })
  const { body: before } = await readContact(firm, client.contact)
  const changed = {
    first_name: 'Ines',
    last_name: 'Delacroix',
    contact_phone: '+1 (902) 555-7311',
    contact_mobile: '902.555.7312',
  }
  const { status, body } = await patchContact(firm, client.contact, { ...before, ...changed })
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, ...changed })
  expect((await readContact(firm, client.contact)).body).toEqual(body)
  expect((await rowOf(firm, client))?.row.contact).toMatchObject({ uuid: client.contact, name: 'Ines Delacroix' })
  for (const search of ['delacroix', '902 555 7311', '9025557312'])
    expect(await found(firm, search)).toEqual([client.uuid])
})

test('CALL-19 a contact without an email and a second phone is sent as a whole too', async ({ hub, firm }) => {
  const { contact } = await hasClient(hub, firm, { contact_email: null })
  const { body: before } = await readContact(firm, contact)
  expect([before.contact_email, before.contact_mobile]).toEqual([null, null])
  const answer = await patchContact(firm, contact, { ...before, last_name: 'Delacroix' })
  expect(answer).toMatchObject({ status: 200, body: { ...before, last_name: 'Delacroix' } })
})

test('CALL-11 CALL-19 a body that names another uuid than its path is refused, and nothing is saved', async ({
  hub,
  firm,
}) => {
  const [client, other] = [await hasClient(hub, firm), await hasClient(hub, firm)]
  const { body: before } = await readClient(firm, client.uuid)
  const refused = { status: 422, body: { code: 'uuid_mismatch' } }
  expect(await patchClient(firm, client.uuid, { uuid: other.uuid, notes: 'Whose?' })).toMatchObject(refused)
  expect((await readClient(firm, client.uuid)).body).toEqual(before)
  const { body: person } = await readContact(firm, client.contact)
  expect(await patchContact(firm, client.contact, { uuid: other.contact, last_name: 'Whose' })).toMatchObject(refused)
  expect((await readContact(firm, client.contact)).body).toEqual(person)
})

test('the owner’s email stays whatever is sent; another contact’s is changed, and emptied to nothing', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm, { contact_email: 'first@owner.example' })
  const owner = await patchContact(firm, client.contact, { first_name: 'Ana', contact_email: 'else@where.example' })
  expect(owner).toMatchObject({ status: 200, body: { first_name: 'Ana', contact_email: 'first@owner.example' } })
  const second = await hasContact(hub, firm, client)
  const moved = await patchContact(firm, second, {
    contact_email: ' new@person.example ',
    contact_mobile: '902 555 0143',
  })
  expect(moved.body).toMatchObject({ contact_email: 'new@person.example', contact_mobile: '902 555 0143' })
  const emptied = await patchContact(firm, second, { contact_email: '', contact_mobile: '' })
  expect(emptied.body).toMatchObject({ contact_email: null, contact_mobile: null })
  expect((await actsOf(hub, firm, second)).map(({ detail }) => detail)).toEqual([
    { fields: ['contact_email', 'contact_mobile'] },
    { fields: ['contact_email', 'contact_mobile'] },
  ])
})

test('VALID-26 VALID-27 VALID-28 VALID-30 VALID-31 each invalid field of a contact is reported, and nothing is saved', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  const second = await hasContact(hub, firm, client)
  const before = await readContact(firm, second)
  const faults = [
    [{ first_name: '' }, { first_name: 'client_first_name_missing' }],
    [{ first_name: '  ' }, { first_name: 'client_first_name_empty' }],
    [{ first_name: 'x'.repeat(101) }, { first_name: 'client_first_name_too_long' }],
    [{ last_name: '' }, { last_name: 'client_last_name_missing' }],
    [{ last_name: ' ' }, { last_name: 'client_last_name_empty' }],
    [{ last_name: 'x'.repeat(101) }, { last_name: 'client_last_name_too_long' }],
    [{ contact_email: 'nobody' }, { contact_email: 'client_email_malformed' }],
    [{ contact_email: 'second@person..example' }, { contact_email: 'client_email_malformed' }],
    [{ contact_phone: '' }, { contact_phone: 'client_phone_missing' }],
    [{ contact_phone: '12345' }, { contact_phone: 'phone_malformed' }],
    [{ contact_mobile: 'call me' }, { contact_mobile: 'phone_malformed' }],
    [{ contact_mobile: '1234567' }, { contact_mobile: 'phone_malformed' }],
    [{ contact_mobile: '1'.repeat(16) }, { contact_mobile: 'phone_malformed' }],
    [{ contact_mobile: '9'.repeat(101) }, { contact_mobile: 'phone_too_long' }],
  ] as const
  for (const [body, fields] of faults) {
    const answer = await patchContact(firm, second, body)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    expect((answer.body as unknown as { fields: object }).fields).toEqual(fields)
  }
  const after = await readContact(firm, second)
  expect(after.body).toEqual(before.body)
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
})

test('VALID-29 VALID-32 an empty mobile is accepted; with one invalid field nothing is saved', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  const { body: before } = await readContact(firm, client.contact)
  expect((await patchContact(firm, client.contact, { contact_mobile: '' })).status).toBe(200)
  const mixed = { first_name: 'Good', last_name: '', contact_phone: 'bad', contact_mobile: 'x'.repeat(101) }
  const answer = await patchContact(firm, client.contact, mixed)
  expect(answer).toMatchObject({
    status: 422,
    body: {
      fields: {
        last_name: 'client_last_name_missing',
        contact_phone: 'phone_malformed',
        contact_mobile: 'phone_too_long',
      },
    },
  })
  expect((await readContact(firm, client.contact)).body).toEqual(before)
  expect(await actsOf(hub, firm, client.contact)).toEqual([])
})

test('a change is audited with the names of its fields, and a save without changes is not', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm)
  const by = { actor_kind: 'member', actor_id: String(firm.user_id) }
  const read = await readClient(firm, client.uuid)
  const same = await patchClient(firm, client.uuid, read.body)
  expect(same.headers.get('etag')).toBe(read.headers.get('etag'))
  await patchClient(firm, client.uuid, { notes: 'New' })
  expect(await actsOf(hub, firm, client.uuid)).toEqual([
    { act: 'client_updated', ...by, detail: { fields: ['notes'] } },
  ])
  await patchContact(firm, client.contact, (await readContact(firm, client.contact)).body)
  await patchContact(firm, client.contact, { last_name: 'Other', contact_mobile: '902 555 0199' })
  expect(await actsOf(hub, firm, client.contact)).toEqual([
    { act: 'contact_updated', ...by, detail: { fields: ['last_name', 'contact_mobile'] } },
  ])
})

test('DEC-73 a save with an older tag is refused and changes nothing; without a tag it is accepted', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm)
  const { organization_uuid } = firm
  const saves = [
    [
      () => readClient(firm, client.uuid),
      (headers = {}) => patchClient(firm, client.uuid, { notes: newUuid() }, headers),
    ],
    [
      () => readContact(firm, client.contact),
      (headers = {}) => patchContact(firm, client.contact, { last_name: newUuid() }, headers),
    ],
    [
      () => firm.call(getOrganization, { params: { uuid: organization_uuid } }),
      (headers = {}) =>
        firm.call(updateOrganization, {
          params: { uuid: organization_uuid },
          body: { city: newUuid() },
          headers,
        }),
    ],
  ] as const satisfies [() => Promise<Asked>, (headers?: Record<string, string>) => Promise<Asked>][]
  for (const [read, save] of saves) {
    const tag = async () => (await read()).headers.get('etag') ?? ''
    const old = await tag()
    const saved = await save({ 'if-match': old })
    expect(saved.status).toBe(200)
    expect(saved.headers.get('etag')).toBe(await tag())
    expect(await tag()).not.toBe(old)
    const before = (await read()).body
    expect(await save({ 'if-match': old })).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await save({ 'if-match': '"somebody-elses"' })).toMatchObject({ status: 409 })
    expect((await read()).body).toEqual(before)
    expect((await save()).status).toBe(200)
    expect((await save({ 'if-match': '*' })).status).toBe(200)
    expect((await save({ 'if-match': `W/${await tag()}, "0"` })).status).toBe(200)
  }
})

test('after all these tests every row of the list matches its sources', async ({ hub }) => {
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

interface Asked {
  status: number
  headers: Headers
  body: unknown
}
