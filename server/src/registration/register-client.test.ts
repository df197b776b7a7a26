import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { getClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { type ClientRegistration, registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { type CurrentUser, getCurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { getIdentity, listUserServiceGroups } from '@partner-hub/contracts/people/identity.ts'
import { expect } from 'vitest'
import { insideBooks } from '../../testing/books.ts'
import { clientRegistrationOf } from '../../testing/client-registration.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { getPerson } from '../people/find-person.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const test = hubTest.extend('runsStories', true)

const register = (caller: FirmCaller, group: number, changes: Partial<ClientRegistration> = {}, key?: string) =>
  caller.call(registerClient, {
    params: { organizationUuid: caller.organization_uuid },
    body: clientRegistrationOf({ user_service_group: group, ...changes }),
    ...(key && { key }),
  })

/** Unique names: businesses are looked up in a Books instance that other tests share. */
const newName = () => `Bakery ${newUuid()}`

const detailsOf = async (caller: FirmCaller, uuid: string) => {
  const client = (await caller.call(getBusinessClient, { params: { uuid } })).body
  const contact = (await caller.call(getClientContact, { params: { uuid: client.client_contacts[0] ?? '' } })).body
  const invitations = await Promise.all(
    contact.client_invitations.map(async (uuid) => (await caller.call(getClientInvitation, { params: { uuid } })).body),
  )
  const subscription = (await caller.call(getSubscription, { params: { uuid: client.subscription } })).body
  return { client, contact, invitations, subscription }
}

test('CALL-08 registering returns the client, whose URL opens its account in Books', async ({ hub, firm, group }) => {
  const client_name = newName()
  const { status, body } = await register(firm, group, { client_name })
  expect(status).toBe(200)
  const [account, ...others] = await insideBooks().accountsOf(client_name)
  expect(others).toEqual([])
  expect(body.ml_redirect_url).toBe(`http://books.northwind.localhost:${portOfBooks(hub)}/open/${account?.account_id}`)
  const page = await fetch(`${hub.config.BOOKS_INTERNAL_URL}/open/${account?.account_id}`, { redirect: 'manual' })
  expect(page.headers.get('location')).toBe(`/accounts/${account?.account_id}`)
})

const portOfBooks = (hub: Hub) => new URL(hub.config.BOOKS_INTERNAL_URL).port

test('CALL-09 CALL-10 DEC-80 DEC-85 every field of the registration is stored as typed, and Books gets the country', async ({
  firm,
  group,
}) => {
  const registration = {
    client_name: newName(),
    business_industry: 'LEGAL',
    business_description: 'LAUNCHING_SOON',
    business_currency: 'SEK',
    business_revenue: '3 000 000',
    service_completion: 'MORE_THAN_A_MONTH',
    offerings_customization: 'CUSTOMIZED',
    billing_currency: 'EUR',
    billing_owner: 'CLIENT',
    user_service_group: group,
  } as const
  const owner = { first_name: 'Åsa', last_name: 'Ek', contact_phone: '+46 8 555 010 20', country_code: 'SE' }
  const { status, body } = await register(firm, group, {
    ...registration,
    client_contacts: { ...owner, contact_email: '' },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...registration, country_code: 'SE' })
  const { client, contact } = await detailsOf(firm, body.uuid)
  expect(client).toMatchObject({ ...registration, country_code: 'SE' })
  expect(contact).toMatchObject({
    first_name: 'Åsa',
    last_name: 'Ek',
    contact_phone: '+46 8 555 010 20',
    contact_email: null,
    business_client: body.uuid,
    is_business_owner: true,
  })
  const [account] = await insideBooks().accountsOf(registration.client_name)
  expect(account?.opened).toMatchObject({
    country_code: 'SE',
    base_currency: 'SEK',
    business_industry: 'LEGAL',
    owner: { first_name: 'Åsa', last_name: 'Ek', phone: '+46 8 555 010 20' },
  })
})

test('CREATE-34 the group of a registration is one of this firm; another firm’s is refused at its field', async ({
  hub,
  firm,
  group,
}) => {
  const groups = (await firm.call(listUserServiceGroups, {})).body.results
  expect(group).toBe(groups[0]?.id)
  expect((await register(firm, group, { client_name: newName() })).body.user_service_group).toBe(groups[0]?.id)
  const other = await hub.firm({ name: 'Other LLP' })
  const foreign = (await other.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  expect(await register(firm, group, { client_name: newName(), user_service_group: foreign })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', fields: { user_service_group: 'group_unknown' } },
  })
})

test('CREATE-35 CREATE-36 CREATE-37 CONST-25 CONST-26 fields that the wizard does not send have defaults', async ({
  firm,
  group,
}) => {
  const {
    billing_owner: _payer,
    offerings_customization: _offerings,
    ...fields
  } = clientRegistrationOf({
    client_name: newName(),
    user_service_group: group,
  })
  const { status, body } = await firm.call(registerClient, {
    params: { organizationUuid: firm.organization_uuid },
    body: fields,
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    billing_owner: 'ACCOUNTANT',
    offerings_customization: 'NOT_CUSTOMIZED',
    private_data: false,
    notes: 'Client created through UI',
    access_level: 'FULL_ACCESS',
    status: 'ACTIVE',
    show_onboarding_wizard: true,
  })
  expect(Math.abs(Date.parse(body.relation_start) - Date.now())).toBeLessThan(60_000)
})

test('DEC-07 a firm-paid client waits for its plan, a client-paid one starts a trial of 30 days', async ({
  hub,
  firm,
  group,
}) => {
  const paidByFirm = await register(firm, group, { client_name: newName(), billing_owner: 'ACCOUNTANT' })
  const ofFirm = await detailsOf(firm, paidByFirm.body.uuid)
  expect(ofFirm.subscription).toMatchObject({ status: 'DIRECT_BILLING_PENDING', days_left: null })
  const paidByClient = await register(firm, group, { client_name: newName(), billing_owner: 'CLIENT' })
  const ofClient = await detailsOf(firm, paidByClient.body.uuid)
  expect(ofClient.subscription).toMatchObject({ status: 'ACTIVE_TRIAL', days_left: 30 })
  const stored = await hub.parts.database.acrossFirms('test', (tx) =>
    tx
      .selectFrom('subscription')
      .select('trial_ends_at')
      .where('uuid', '=', ofClient.subscription.uuid)
      .executeTakeFirstOrThrow(),
  )
  const started = Date.parse(ofClient.client.relation_start)
  expect(stored.trial_ends_at?.getTime()).toBeCloseTo(started + 30 * 24 * 3_600_000, -2)
})

test('STATE-16 the first invitation is a draft to the given address, or without one', async ({ firm, group }) => {
  const withAddress = await detailsOf(firm, (await register(firm, group, { client_name: newName() })).body.uuid)
  expect(withAddress.invitations).toMatchObject([
    { invitation_status: 'DRAFT', invitation_email: 'ana@bluebird.example', client_contact: withAddress.contact.uuid },
  ])
  const owner = clientRegistrationOf({ user_service_group: group }).client_contacts
  const { body } = await register(firm, group, {
    client_name: newName(),
    client_contacts: { ...owner, contact_email: '' },
  })
  expect((await detailsOf(firm, body.uuid)).invitations).toMatchObject([
    { invitation_status: 'DRAFT', invitation_email: null },
  ])
})

test('DEC-45 an account has one id in the hub, the subscription and Books; a person has one number and one uuid', async ({
  hub,
  firm,
  group,
}) => {
  const client_name = newName()
  const { body } = await register(firm, group, { client_name })
  const { contact, subscription } = await detailsOf(firm, body.uuid)
  const [account] = await insideBooks().accountsOf(client_name)
  expect(account?.account_id).toMatch(/^[\w-]{12}$/)
  expect([contact.customer, subscription.fb_account_id]).toEqual([account?.account_id, account?.account_id])
  const answer = (await firm.call(getCurrentUser, { query: { exclude_groups: '0' } })).body
  const me = (answer as unknown as { response: CurrentUser }).response
  const business = me.business_memberships.find((each) => each.business.account_id === account?.account_id)?.business
  expect(business).toMatchObject({ id: account?.opened.business_id, name: client_name })
  expect(subscription.fb_system_id).toBe(String(account?.opened.business_id))
  expect(me.roles.map(({ accountid }) => accountid)).toEqual(
    me.business_memberships.map((each) => each.business.account_id),
  )
  const identity = (await firm.call(getIdentity, {})).body
  expect([me.id, me.identity_id, identity.fb_identity_id]).toEqual([firm.user_id, firm.user_id, firm.user_id])
  const { uuid } = await getPerson(hub.parts.database.once, firm.user_id)
  expect([me.identity_uuid, identity.fb_identity_uuid]).toEqual([uuid, uuid])
})

test('the list, its counts and the audit trail have the new client; the read model agrees with its sources', async ({
  hub,
  group,
}) => {
  const own = await hub.firm({ name: 'Counted LLP' })
  const user_service_group = (await own.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  const { body } = await register(
    own,
    group,
    { client_name: 'Counted', billing_owner: 'CLIENT', user_service_group },
    'k',
  )
  const list = await own.call(listBusinessClients, { params: { organizationUuid: own.organization_uuid } })
  expect(list.body).toMatchObject({
    count: 1,
    counts: { all: 1, trials: 1 },
    results: [{ uuid: body.uuid, ml_redirect_url: body.ml_redirect_url, business_phone: '+1 (902) 555-0199' }],
  })
  const acts = await hub.parts.database.inFirm(wholeFirm(own.organization_uuid), (tx) =>
    tx.selectFrom('activity').select(['act', 'actor_id']).where('subject', '=', body.uuid).execute(),
  )
  expect(acts).toEqual([{ act: 'client_registered', actor_id: String(own.user_id) }])
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('F21 ten identical concurrent submits create one client, and a repeat returns it', async ({
  hub,
  firm,
  group,
}) => {
  for (let storm = 0; storm < 20; storm++) {
    const client_name = newName()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(firm, group, { client_name }, client_name)),
    )
    const createdUuids = answers.filter(({ status }) => status === 200).map(({ body }) => body.uuid)
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true)
    const again = await register(firm, group, { client_name }, client_name)
    expect(again.status).toBe(200)
    expect(new Set([...createdUuids, again.body.uuid]).size).toBe(1)
    expect(again.body.ml_redirect_url).not.toBeNull()
    const made = await hub.parts.database.acrossFirms('test', (tx) =>
      tx.selectFrom('business_client').select('uuid').where('client_name', '=', client_name).execute(),
    )
    expect(made).toEqual([{ uuid: again.body.uuid }])
    expect(await insideBooks().accountsOf(client_name)).toHaveLength(1)
  }
}, 120_000)

test('another body under a used key is refused; another firm is not found, known or not', async ({
  hub,
  firm,
  group,
}) => {
  const key = newUuid()
  await register(firm, group, { client_name: newName() }, key)
  expect(await register(firm, group, { client_name: newName() }, key)).toMatchObject({
    status: 422,
    body: { code: 'key_reused' },
  })
  const elsewhere = (organizationUuid: string) =>
    firm.call(registerClient, {
      params: { organizationUuid },
      body: clientRegistrationOf({ user_service_group: group }),
    })
  const [foreign, unknown] = [await elsewhere((await hub.firm()).organization_uuid), await elsewhere(newUuid())]
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(unknown.body)
})
