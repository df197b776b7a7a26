import { SERVICES_OFFERED } from '@partner-hub/contracts/firms/organization.ts'
import { ACCOUNTING_SERVICE_TYPE, registerOrganization } from '@partner-hub/contracts/firms/registration.ts'
import {
  getIdentity,
  listEmailTemplates,
  listOrganizations,
  listUserServiceGroups,
} from '@partner-hub/contracts/people/identity.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Hub } from '../../testing/hub.ts'
import { registrationOf } from '../../testing/registration.ts'
import { asOwner } from '../../testing/template-database.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'

const test = hubTest.extend('settings', { TERMS_VERSION: '2031-07' })

const rowsOf = async (hub: Hub, organization: string) => {
  const count = (table: string) =>
    sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where organization_uuid = ${organization}`
  return hub.parts.database.acrossFirms('test', async (tx) => {
    const tables = ['membership', 'identity', 'user_service_group', 'email_template', 'activity', 'client_counts']
    const counted = []
    for (const table of tables) counted.push([table, (await count(table).execute(tx)).rows[0]?.n])
    return Object.fromEntries(counted)
  })
}

test('FIRM-10 CALL-39 CALL-40 registering creates the whole firm at once and returns the organization', async ({
  hub,
}) => {
  const person = await hub.person()
  const { status, body } = await person.call(registerOrganization, { body: registrationOf() })
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Alder & Finch LLP', signed_url: null })
  expect(await rowsOf(hub, body.uuid)).toEqual({
    membership: 1,
    identity: 1,
    user_service_group: 1,
    email_template: 1,
    activity: 1,
    client_counts: 1,
  })
})

test('FIRM-12 FIRM-13 FIRM-14 FIRM-15 everything of the payload is stored under its own name', async ({ hub }) => {
  const person = await hub.person()
  const registration = registrationOf({ email_flag: false, audit_service: true, number_of_clients: '200+' })
  const { body } = await person.call(registerOrganization, { body: registration })
  const identity = await person.call(getIdentity, {})
  expect(identity.body).toMatchObject(registration.identity)
  const { identity: _person, user_service_groups: _groups, ...firm } = registration
  expect(body).toMatchObject(firm)
  expect(SERVICES_OFFERED.filter((service) => body[service])).toEqual(
    SERVICES_OFFERED.filter((service) => registration[service]),
  )
})

test('FIRM-14 each service offered is stored as its own field', async ({ hub }) => {
  for (const offered of SERVICES_OFFERED) {
    const flags = Object.fromEntries(SERVICES_OFFERED.map((service) => [service, service === offered]))
    const person = await hub.person()
    expect((await person.call(registerOrganization, { body: registrationOf(flags) })).status).toBe(200)
    const { body } = await person.call(listOrganizations, {})
    expect(SERVICES_OFFERED.filter((service) => body.results[0]?.[service])).toEqual([offered])
  }
})

test('DEC-79 the terms that were accepted are stored with their version and the instant', async ({ hub }) => {
  const person = await hub.person()
  const begun = Date.now()
  const { body } = await person.call(registerOrganization, { body: registrationOf() })
  const stored = await hub.parts.database.inFirm(wholeFirm(body.uuid), (tx) =>
    tx
      .selectFrom('organization')
      .select(['tos_flag', 'tos_version', 'tos_accepted_at'])
      .where('uuid', '=', body.uuid)
      .executeTakeFirstOrThrow(),
  )
  expect(stored).toMatchObject({ tos_flag: true, tos_version: '2031-07' })
  expect(stored.tos_accepted_at.getTime()).toBeGreaterThanOrEqual(begun)
  expect(stored.tos_accepted_at.getTime()).toBeLessThanOrEqual(Date.now())
})

test('FIRM-17 CALL-36 the organization record has every field of the specification', async ({ hub }) => {
  const firm = await hub.firm()
  const { status, body } = await firm.call(listOrganizations, {})
  expect(status).toBe(200)
  expect(body.count).toBe(1)
  const { identity: _person, user_service_groups: _groups, ...given } = registrationOf()
  expect(body.results[0]).toEqual({
    ...given,
    uuid: firm.organization_uuid,
    signed_url: null,
    phone_number: null,
    mobile_number: null,
    address_1: null,
    address_2: null,
    city: null,
    post_code: null,
    date_format: 'mm/dd/yyyy',
    time_zone: 'America/Halifax',
    user_service_groups: [expect.any(Number)],
    email_templates: [expect.any(String)],
    hide_client_sync_banner: false,
    hide_welcome_guide_video: false,
  })
})

test('FIRM-16 FIRM-18 CALL-45 the first service group keeps name, notes and service_type', async ({ hub }) => {
  const firm = await hub.firm()
  const { body } = await firm.call(listUserServiceGroups, {})
  expect(body.results).toEqual([
    {
      id: expect.any(Number),
      name: 'Accounting Team',
      notes: 'Team for accounting services',
      service_type: ACCOUNTING_SERVICE_TYPE,
    },
  ])
})

test('CALL-43 the first email template of a new firm is there with its placeholders', async ({ hub }) => {
  const firm = await hub.firm()
  const { body } = await firm.call(listEmailTemplates, { params: { uuid: firm.organization_uuid } })
  expect(body.results).toHaveLength(1)
  expect(body.results[0]).toMatchObject({ organization: firm.organization_uuid })
  expect(body.results[0]?.template_message_body).toContain('{recipient_first_name}')
})

test('CALL-43 a template that is added later comes after the first', async ({ hub }) => {
  const firm = await hub.firm()
  const names = async () => {
    const { body } = await firm.call(listEmailTemplates, { params: { uuid: firm.organization_uuid } })
    return body.results.map(({ template_name }) => template_name)
  }
  const [first] = await names()
  const later = {
    organization_uuid: firm.organization_uuid,
    uuid: '00000000-0000-4000-8000-000000000000',
    template_name: 'A later one',
    template_subject: 'A later one',
    template_message_body: 'A later one',
    created_at: new Date(Date.now() + 1000),
  }
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.insertInto('email_template').values(later).execute(),
  )
  expect(await names()).toEqual([first, 'A later one'])
})

test('the same key returns the first result, another body with it is refused, and keys are per person', async ({
  hub,
}) => {
  const [person, other] = [await hub.person(), await hub.person()]
  const first = await person.call(registerOrganization, { body: registrationOf(), key: 'wizard-1' })
  const again = await person.call(registerOrganization, { body: registrationOf(), key: 'wizard-1' })
  expect(again).toMatchObject({ status: 200, body: first.body })
  const changed = await person.call(registerOrganization, {
    body: registrationOf({ name: 'Other LLP' }),
    key: 'wizard-1',
  })
  expect(changed).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  const theirs = await other.call(registerOrganization, { body: registrationOf(), key: 'wizard-1' })
  expect(theirs.status).toBe(200)
  expect(theirs.body.uuid).not.toBe(first.body.uuid)
})

test('without a key the same registration within ten minutes counts as a retry; a second firm is refused', async ({
  hub,
}) => {
  const person = await hub.person()
  const first = await person.call(registerOrganization, { body: registrationOf() })
  expect(await person.call(registerOrganization, { body: registrationOf() })).toMatchObject({
    status: 200,
    body: first.body,
  })
  const second = await person.call(registerOrganization, { body: registrationOf({ name: 'Second LLP' }) })
  expect(second).toMatchObject({ status: 409, body: { code: 'already_registered' } })
})

test('ten concurrent registrations by one person leave one firm and no remains of the others', async ({ hub }) => {
  const person = await hub.person()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      person.call(registerOrganization, { body: registrationOf({ name: `Storm ${index}` }), key: `storm-${index}` }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  const firms = await hub.parts.database.acrossFirms('test', (tx) =>
    tx.selectFrom('organization').select('uuid').where('name', 'like', 'Storm %').execute(),
  )
  expect(firms).toHaveLength(1)
})

test('VALID-34 VALID-40 VALID-43 VALID-46 VALID-49 the server refuses what the wizard refuses, naming the field', async ({
  hub,
}) => {
  const person = await hub.person()
  const fieldsOf = async (changes: object) => {
    const { status, body } = await person.call(registerOrganization, { body: registrationOf(changes) })
    return status === 200 ? 'accepted' : (body as unknown as { fields: object }).fields
  }
  const identity = registrationOf().identity
  expect(await fieldsOf({ identity: { ...identity, first_name: 'x'.repeat(101) } })).toEqual({
    'identity.first_name': 'first_name_too_long',
  })
  expect(await fieldsOf({ name: '𝔽'.repeat(151) })).toEqual({ name: 'firm_name_too_long' })
  expect(await fieldsOf({ country: 'US', state_province: '' })).toEqual({ state_province: 'state_missing' })
  const none = Object.fromEntries(SERVICES_OFFERED.map((service) => [service, false]))
  expect(await fieldsOf(none)).toEqual({ services: 'services_missing' })
  expect(await fieldsOf({ tos_flag: false })).toEqual({ tos_flag: 'tos_missing' })
  expect(await fieldsOf({ country: 'GB', state_province: '', name: '𝔽'.repeat(150) })).toBe('accepted')
})

test('while the first is running the same key gets 409, and nothing runs twice', async ({ hub }) => {
  const person = await hub.person()
  await asOwner(hub.clone.ownerUrl, async (other) => {
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`user:${person.user_id} wizard`])
    const held = await person.call(registerOrganization, { body: registrationOf(), key: 'wizard' })
    expect(held).toMatchObject({ status: 409, body: { code: 'still_running' } })
    await other.query('rollback')
  })
  expect((await person.call(registerOrganization, { body: registrationOf(), key: 'wizard' })).status).toBe(200)
})

test('the duplicate guard lasts ten minutes, a key thirty days', async ({ hub }) => {
  const [guarded, keyed] = [await hub.person(), await hub.person()]
  await guarded.call(registerOrganization, { body: registrationOf() })
  await keyed.call(registerOrganization, { body: registrationOf(), key: 'k' })
  await asOwner(hub.clone.ownerUrl, async (owner) => {
    await owner.query("update idempotency_keys set created_at = now() - interval '11 minutes'")
  })
  expect((await guarded.call(registerOrganization, { body: registrationOf() })).status).toBe(409)
  expect((await keyed.call(registerOrganization, { body: registrationOf(), key: 'k' })).status).toBe(200)
})
