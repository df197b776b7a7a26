import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { pathOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { getClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { listClientRuns } from '@partner-hub/contracts/clients/client-runs.ts'
import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { listEmailTemplates, listOrganizations, listUserServiceGroups } from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import { hasClient, hasContact, hasInvitation, hasNewOwner } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const trial = {
  client_name: 'Bluebird Bakery',
  first_name: 'Grace',
  last_name: 'Whitfield',
  contact_email: 'grace@bluebird.example',
  contact_phone: '(902) 555-0177',
  billing_owner: 'CLIENT',
  subscription_status: 'ACTIVE_TRIAL',
  days_left: 12,
  plan: null,
  invitation_status: 'PENDING',
} as const
const test = hubTest
  .extend('firm', { scope: 'file' }, ({ hub }) => hub.firm({ clients: 24 }))
  .extend('other', { scope: 'file' }, ({ hub }) => hub.firm({ name: 'Other LLP' }))
  .extend('client', { scope: 'file', auto: true }, ({ hub, firm }) => hasClient(hub, firm, trial))
  .extend('foreign', { scope: 'file', auto: true }, ({ hub, other }) =>
    hasClient(hub, other, { client_name: 'Hidden Harbour' }),
  )

test('CALL-06 CLIENT-33 one client is the same record that the list returns beside its row', async ({ firm }) => {
  const params = { organizationUuid: firm.organization_uuid }
  const listed = await firm.call(listBusinessClients, { params, query: { limit: '100' } })
  expect(listed.body.results).toHaveLength(25)
  for (const { row: _row, ...record } of listed.body.results) {
    const answer = await firm.call(getBusinessClient, { params: { uuid: record.uuid } })
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).toBe(JSON.stringify(record))
  }
})

test('CLIENT-33 the client record has every field of the specification', async ({ firm, client }) => {
  const { body } = await firm.call(getBusinessClient, { params: { uuid: client.uuid } })
  expect(body).toMatchObject({
    uuid: client.uuid,
    client_name: 'Bluebird Bakery',
    status: 'ACTIVE',
    billing_owner: 'CLIENT',
    subscription: client.subscription,
    client_contacts: [client.contact],
    ml_redirect_url: null,
    show_onboarding_wizard: true,
    private_data: false,
    notes: 'Client created through UI',
    offerings_customization: 'NOT_CUSTOMIZED',
    access_level: 'FULL_ACCESS',
  })
  expect(body.relation_start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const fields = ['user_service_group', 'service', 'business_revenue', 'business_currency', 'fiscal_year_end_month']
  const rest = ['fiscal_year_end_day', 'business_phone', 'business_address', 'date_format', 'standard_rate']
  for (const field of [...fields, ...rest]) expect(body).toHaveProperty(field)
})

test('CALL-17 CLIENT-34 one contact has every field of the specification', async ({ hub, firm, client }) => {
  const told = { description: 'Runs the shop', contact_mobile: '902 555 0178' }
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('client_contact').set(told).where('uuid', '=', client.contact).execute(),
  )
  const { status, body } = await firm.call(getClientContact, { params: { uuid: client.contact } })
  expect(status).toBe(200)
  expect(body).toEqual({
    uuid: client.contact,
    customer: client.account_id,
    business_client: client.uuid,
    first_name: 'Grace',
    last_name: 'Whitfield',
    description: 'Runs the shop',
    contact_email: 'grace@bluebird.example',
    contact_phone: '(902) 555-0177',
    contact_mobile: '902 555 0178',
    client_invitations: [client.invitation],
    is_business_owner: true,
  })
})

test('CLIENT-32 a contact is the business owner by default', async ({ hub, firm }) => {
  const made = await hasClient(hub, firm)
  const second = await hasContact(hub, firm, made)
  expect((await firm.call(getClientContact, { params: { uuid: second } })).body.is_business_owner).toBe(false)
  const uuid = await hasNewOwner(hub, firm, made)
  expect((await firm.call(getClientContact, { params: { uuid } })).body.is_business_owner).toBe(true)
})

test('the newest invitation of a contact comes first', async ({ hub, firm }) => {
  const made = await hasClient(hub, firm)
  const newest = await hasInvitation(hub, firm, made, 'PENDING')
  const { body } = await firm.call(getClientContact, { params: { uuid: made.contact } })
  expect(body.client_invitations).toEqual([newest, made.invitation])
})

test('CALL-20 one invitation is returned with its text and status', async ({ hub, firm, client }) => {
  // Not the contact's address: the invitation has one of its own.
  const said = {
    invitation_email: 'grace@home.example',
    invitation_subject: 'Your books',
    invitation_message_body: 'Hello Grace',
  }
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('client_invitation').set(said).where('uuid', '=', client.invitation).execute(),
  )
  const { status, body } = await firm.call(getClientInvitation, { params: { uuid: client.invitation } })
  expect(status).toBe(200)
  expect(body).toEqual({
    uuid: client.invitation,
    ...said,
    client_contact: client.contact,
    invitation_status: 'PENDING',
    delivery: 'SENT',
    delivery_problem: null,
    sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    resend_at: null,
    reminders: true,
    firm_reminders: true,
    reminders_refused: false,
  })
})

test('CALL-24 one subscription has its status, the account it belongs to and the plan', async ({
  hub,
  firm,
  client,
}) => {
  const { status, body } = await firm.call(getSubscription, { params: { uuid: client.subscription } })
  expect(status).toBe(200)
  const { id } = await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('business').select('id').where('account_id', '=', client.account_id).executeTakeFirstOrThrow(),
  )
  expect(body).toEqual({
    uuid: client.subscription,
    status: 'ACTIVE_TRIAL',
    days_left: 12,
    display_name: null,
    billing_interval: null,
    staff_limits: null,
    deferred_upgrade_plan: { package: { active: false } },
    next_bill_on: null,
    ends_on: null,
    scheduled_plan: null,
    fb_account_id: client.account_id,
    fb_system_id: String(id),
  })
  const planned = await hasClient(hub, firm)
  await hub.parts.database.acrossFirms('a test defers an upgrade', (tx) =>
    tx.updateTable('subscription').set({ deferred_upgrade: true }).where('uuid', '=', planned.subscription).execute(),
  )
  expect((await firm.call(getSubscription, { params: { uuid: planned.subscription } })).body).toMatchObject({
    status: 'ACTIVE',
    days_left: null,
    display_name: 'Plus',
    billing_interval: 'Monthly',
    staff_limits: 3,
    deferred_upgrade_plan: { package: { active: true } },
  })
})

test('DEC-73 every read of one record has an ETag, which stays the same while the record does', async ({
  firm,
  client,
}) => {
  const reads = [
    [getBusinessClient, client.uuid],
    [getClientContact, client.contact],
    [getClientInvitation, client.invitation],
    [getSubscription, client.subscription],
  ] as const
  for (const [endpoint, uuid] of reads) {
    const tag = async () => (await firm.call(endpoint, { params: { uuid } })).headers.get('etag')
    expect(await tag()).toMatch(/^"[\w-]+"$/)
    expect(await tag()).toBe(await tag())
  }
})

test('DEC-73 lists and a person’s own records have an ETag too, which changes with their content', async ({ firm }) => {
  const params = { organizationUuid: firm.organization_uuid, uuid: firm.organization_uuid }
  const reads = await Promise.all([
    firm.call(listClientRuns, { params }),
    firm.call(listEmailTemplates, { params }),
    firm.call(listUserServiceGroups, {}),
    firm.call(listOrganizations, {}),
    firm.call(getCurrentUser, {}),
  ])
  for (const { headers } of reads) expect(headers.get('etag')).toMatch(/^"[\w-]+"$/)
  const page = async (offset: string) =>
    (await firm.call(listBusinessClients, { params, query: { limit: '10', offset } })).headers.get('etag')
  expect(await page('0')).toMatch(/^"[\w-]+"$/)
  expect(await page('0')).toBe(await page('0'))
  expect(await page('0')).not.toBe(await page('10'))
})

test('B1 the response for another firm’s record is byte for byte that for an unknown one', async ({
  hub,
  firm,
  other,
  foreign,
}) => {
  const reads = [
    [getBusinessClient, foreign.uuid],
    [getClientContact, foreign.contact],
    [getClientInvitation, foreign.invitation],
    [getSubscription, foreign.subscription],
  ] as const
  const text = async (path: string) => {
    const { cookie, bearer } = firm
    const answer = await fetch(hub.url + path, { headers: { cookie, authorization: `Bearer ${bearer}` } })
    return { status: answer.status, tag: answer.headers.get('etag'), text: await answer.text() }
  }
  for (const [endpoint, uuid] of reads) {
    const theirs = await text(pathOf(endpoint.path, { uuid }))
    const nobodys = await text(pathOf(endpoint.path, { uuid: newUuid() }))
    expect(theirs).toEqual(nobodys)
    expect(theirs).toEqual({ status: 404, tag: null, text: '{"code":"not_found","detail":"Not found."}' })
    expect((await other.call(endpoint, { params: { uuid } })).status).toBe(200)
    expect((await firm.call(endpoint, { params: { uuid: 'not-a-uuid' } })).status).toBe(422)
  }
})
