import { type CurrentUser, getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import {
  getIdentity,
  getOrganization,
  getUserServiceGroup,
  listEmailTemplates,
  listOrganizations,
  listUserServiceGroups,
  updateIdentity,
  updateOrganization,
} from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('other', { scope: 'file' }, ({ hub }) => hub.firm({ name: 'Other LLP' }))

test('AUTH-16 CALL-34 the identity record has every field, and fb_identity_id is the integer of the user', async ({
  hub,
}) => {
  const fresh = await hub.firm()
  const { status, body } = await fresh.call(getIdentity, {})
  expect(status).toBe(200)
  const [group] = (await fresh.call(listUserServiceGroups, {})).body.results
  expect(body).toEqual({
    uuid: expect.any(String),
    fb_identity_id: fresh.user_id,
    fb_identity_uuid: expect.any(String),
    username: body.email,
    first_name: 'Maya',
    last_name: 'Lindqvist',
    email: expect.stringContaining('@'),
    phone_number: '+1 (902) 555-0147',
    is_active: true,
    date_created: expect.any(String),
    date_updated: expect.any(String),
    date_joined: expect.any(String),
    user_service_groups: [group?.id],
    hide_getting_started: false,
  })
})

test('CALL-35 only name, phone and the closed panel of the own identity can be changed', async ({ firm }) => {
  expect(updateIdentity).toMatchObject({ method: 'PATCH', path: '/partner_services/identity/me/' })
  const before = (await firm.call(getIdentity, {})).body
  const asked = {
    first_name: 'Ines',
    phone_number: '902 555 0199',
    hide_getting_started: true,
    uuid: newUuid(),
    email: 'x@y.example',
  }
  const { status, body } = await firm.call(updateIdentity, { body: asked })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...before,
    first_name: 'Ines',
    phone_number: '902 555 0199',
    hide_getting_started: true,
    date_updated: body.date_updated,
  })
})

test('CALL-37 CALL-38 the firm is read and changed as a whole, and what may not change stays', async ({ hub }) => {
  const fresh = await hub.firm()
  const params = { uuid: fresh.organization_uuid }
  const { body: before } = await fresh.call(getOrganization, { params })
  const changes = {
    name: 'Alder & Partners LLP',
    country: 'US',
    state_province: 'VT',
    phone_number: '802 555 0101',
    mobile_number: '802 555 0102',
    address_1: '12 Quay Street',
    address_2: 'Floor 3',
    city: 'Burlington',
    post_code: '05401',
    date_format: 'dd.mm.yyyy',
    time_zone: 'America/New_York',
    email_flag: !before.email_flag,
    hide_client_sync_banner: true,
    hide_welcome_guide_video: true,
  } as const
  const ignored = {
    tos_flag: false,
    signed_url: 'https://elsewhere.example/x',
    user_service_groups: [],
    interest: 'OTHER',
  }
  const { status, body } = await fresh.call(updateOrganization, { params, body: { ...before, ...changes, ...ignored } })
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, ...changes })
  expect((await fresh.call(getOrganization, { params })).body).toEqual(body)
})

test('a body that names another uuid than the path is refused', async ({ firm, other }) => {
  const answer = await firm.call(updateOrganization, {
    params: { uuid: firm.organization_uuid },
    body: { uuid: other.organization_uuid, name: 'Taken' },
  })
  expect(answer).toMatchObject({ status: 422, body: { code: 'uuid_mismatch' } })
})

test('CALL-46 CALL-04 a service group is found by its id; another firm’s id looks unknown', async ({ firm, other }) => {
  const [own] = (await firm.call(listUserServiceGroups, {})).body.results
  const [theirs] = (await other.call(listUserServiceGroups, {})).body.results
  expect(await firm.call(getUserServiceGroup, { params: { id: own?.id ?? 0 } })).toMatchObject({
    status: 200,
    body: own,
  })
  const foreign = await firm.call(getUserServiceGroup, { params: { id: theirs?.id ?? 0 } })
  const missing = await firm.call(getUserServiceGroup, { params: { id: 999_999 } })
  expect(foreign).toMatchObject({ status: 404 })
  expect(foreign.body).toEqual(missing.body)
})

test('INV-04 INV-05 INV-20 the firm’s first template is there to start from', async ({ hub, ownFirm: firm }) => {
  const later = { uuid: newUuid(), template_name: 'Later', template_subject: 'Later', template_message_body: 'Later' }
  const { organization_uuid } = firm
  await hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx
      .insertInto('email_template')
      .values({ ...later, organization_uuid, created_at: new Date(Date.now() + 60_000) })
      .execute(),
  )
  const { body } = await firm.call(listEmailTemplates, { params: { uuid: firm.organization_uuid } })
  expect(body.results[0]).toEqual({
    uuid: expect.any(String),
    template_name: 'Invitation',
    organization: firm.organization_uuid,
    template_subject: '{organization_name} invites you to Northwind Books',
    template_message_body: expect.stringMatching(
      /^Hi \{recipient_first_name\},\n\n\{organization_name\} has set up a /,
    ),
  })
})

test('another firm’s organization looks like one that does not exist', async ({ firm, other }) => {
  for (const endpoint of [getOrganization, listEmailTemplates]) {
    const foreign = await firm.call(endpoint, { params: { uuid: other.organization_uuid } })
    const missing = await firm.call(endpoint, { params: { uuid: newUuid() } })
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
  }
})

test('ROUTE-18 the organization fetch of a person without a firm answers 403', async ({ hub }) => {
  const person = await hub.person()
  expect(await person.call(listOrganizations, {})).toMatchObject({
    status: 403,
    body: { code: 'organization_missing' },
  })
})

test('every change of the firm writes one audit row with the member who made it', async ({ hub }) => {
  const fresh = await hub.firm()
  await fresh.call(updateOrganization, {
    params: { uuid: fresh.organization_uuid },
    body: { hide_welcome_guide_video: true },
  })
  const rows = await hub.parts.database.inFirm(wholeFirm(fresh.organization_uuid), (tx) =>
    tx.selectFrom('activity').select(['act', 'actor_kind', 'actor_id']).orderBy('uuid').execute(),
  )
  const actor = { actor_kind: 'member', actor_id: String(fresh.user_id) }
  expect(rows).toEqual([
    { act: 'organization_registered', ...actor },
    { act: 'organization_updated', ...actor },
  ])
})

test('PATCH refuses what registration refuses: a foreign state, an unknown zone or date format', async ({ hub }) => {
  const fresh = await hub.firm()
  const params = { uuid: fresh.organization_uuid }
  const patch = (body: object) => fresh.call(updateOrganization, { params, body })
  const refused = [
    [{ country: 'US', state_province: 'Narnia' }, { state_province: 'state_missing' }],
    [{ country: 'US' }, { state_province: 'state_missing' }],
    [{ time_zone: 'Mars/Phobos' }, { time_zone: 'time_zone_unknown' }],
    [{ date_format: '' }, { date_format: 'date_format_unknown' }],
  ] as const
  for (const [body, fields] of refused) expect(await patch(body)).toMatchObject({ status: 422, body: { fields } })
  expect((await patch({ country: 'GB' })).body).toMatchObject({ country: 'GB', state_province: null })
})

test('renaming the firm renames its business too, and the audit row lists only what changed', async ({ hub }) => {
  const fresh = await hub.firm()
  const params = { uuid: fresh.organization_uuid }
  const { body: whole } = await fresh.call(getOrganization, { params })
  await fresh.call(updateOrganization, { params, body: { ...whole, name: 'Renamed LLP' } })
  await fresh.call(updateOrganization, { params, body: { ...whole, name: 'Renamed LLP' } })
  const user = (await fresh.call(getCurrentUser, {})).body as unknown as { response: CurrentUser }
  expect(user.response.business_memberships[0]?.business.name).toBe('Renamed LLP')
  const rows = await hub.parts.database.inFirm(wholeFirm(fresh.organization_uuid), (tx) =>
    tx.selectFrom('activity').select(['act', 'detail']).where('act', '=', 'organization_updated').execute(),
  )
  expect(rows).toEqual([{ act: 'organization_updated', detail: { fields: ['name'] } }])
})

test('a change of the own identity is audited', async ({ hub }) => {
  const fresh = await hub.firm()
  await fresh.call(updateIdentity, { body: { hide_getting_started: true } })
  const rows = await hub.parts.database.inFirm(wholeFirm(fresh.organization_uuid), (tx) =>
    tx.selectFrom('activity').select(['act', 'detail']).orderBy('uuid').execute(),
  )
  expect(rows.at(-1)).toEqual({ act: 'identity_updated', detail: { fields: ['hide_getting_started'] } })
})
