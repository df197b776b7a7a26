import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import * as calls from '@partner-hub/contracts/books/accountant-invitations.ts'
import { openClientAccount } from '@partner-hub/contracts/books/hand-over.ts'
import { getBusinessClient, removeClientAccess } from '@partner-hub/contracts/clients/business-clients.ts'
import { getClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { getClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { listUserServiceGroups } from '@partner-hub/contracts/people/identity.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { addressOf, clientsOf, type OwnersOnBooks } from '../../testing/business-on-books.ts'
import { hasColleague } from '../../testing/colleague.ts'
import type { Caller, FirmCaller } from '../../testing/hub.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { ownersTest as test } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'

const SOON = { timeout: 30_000, interval: 100 }
const invitationsOf = async (firm: FirmCaller) => (await firm.call(calls.listAccountantInvitations, {})).body.results
const awaitInvitation = (firm: FirmCaller, uuid: string) =>
  vi.waitFor(async () => expect((await invitationsOf(firm)).map((one) => one.uuid)).toContain(uuid), SOON)
const accept = (caller: Caller, uuid: string, key = newUuid()) =>
  caller.call(calls.acceptAccountantInvitation, { params: { uuid }, key })

const invited = async (world: OwnersOnBooks) => {
  const [business, firm] = await Promise.all([world.business(), world.hub.firm({ name: 'Alder & Finch LLP' })])
  const email = await addressOf(world.hub, firm)
  const uuid = await business.invite(email)
  await awaitInvitation(firm, uuid)
  return { business, firm, email, uuid }
}

test('PERM-08 PERM-09 a business already on Books becomes a client only when the firm user accepts', async ({
  world,
}) => {
  const { business, firm, email, uuid } = await invited(world)
  expect(await clientsOf(firm)).toEqual([])
  const mail = await awaitMail(email)
  expect(mail.subject).toBe(`${business.business_name} invited you as their accountant`)
  expect(mail.text).toContain(`${world.hub.config.HUB_URL}/accountant-invitations/${uuid}`)
  const shown = await firm.call(calls.getAccountantInvitation, { params: { uuid } })
  expect(shown.body).toEqual({
    uuid,
    state: 'PENDING',
    business_name: business.business_name,
    owner_name: 'Ana Reyes',
    owner_email: business.owner.email,
    email,
    expires_at: expect.any(String),
    business_client: null,
    has_access: false,
  })

  const answer = await accept(firm, uuid)
  expect(answer.status).toBe(200)
  const { business_client } = answer.body
  expect(await clientsOf(firm)).toMatchObject([
    {
      uuid: business_client,
      client_name: business.business_name,
      status: 'ACTIVE',
      row: { contact: { name: 'Ana Reyes', email: business.owner.email, invitation_status: 'ACCEPTED' } },
    },
  ])
  expect(await invitationsOf(firm)).toEqual([])
  await vi.waitFor(async () => {
    expect(await business.team()).toContainEqual(
      expect.objectContaining({
        id: uuid,
        email,
        role: 'accountant',
        state: 'joined',
        firm: { id: business_client, name: 'Alder & Finch LLP' },
      }),
    )
  }, SOON)
  await vi.waitFor(async () => {
    const opened = await firm.call(openClientAccount, { params: { uuid: business_client } })
    expect([opened.status, opened.body.url]).toEqual([200, expect.stringContaining(`/open/${business.account_id}`)])
  }, SOON)
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await verifyClientRows(world.hub.parts)).toEqual({ rows: 0, counts: 0 })
})

test('DEC-62 a client from the other side: the client pays, the invitation is accepted, no onboarding, default group', async ({
  world,
}) => {
  const { firm, uuid } = await invited(world)
  const [first] = (await firm.call(listUserServiceGroups, {})).body.results
  const { organization_uuid } = firm
  await world.hub.parts.database.inFirm(wholeFirm(organization_uuid), (tx) =>
    tx
      .insertInto('user_service_group')
      .values({ organization_uuid, name: 'Later', notes: '', service_type: first?.service_type ?? '' })
      .execute(),
  )
  const { business_client } = (await accept(firm, uuid)).body
  const [group] = (await firm.call(listUserServiceGroups, {})).body.results
  const client = (await firm.call(getBusinessClient, { params: { uuid: business_client } })).body
  expect(client).toMatchObject({
    billing_owner: 'CLIENT',
    show_onboarding_wizard: false,
    user_service_group: group?.id,
  })
  expect(group?.name).toBe('Accounting Team')
  const contact = await firm.call(getClientContact, { params: { uuid: client.client_contacts[0] ?? '' } })
  expect(contact.body).toMatchObject({ first_name: 'Ana', last_name: 'Reyes', is_business_owner: true })
  const invitation = await firm.call(getClientInvitation, {
    params: { uuid: contact.body.client_invitations[0] ?? '' },
  })
  expect(invitation.body.invitation_status).toBe('ACCEPTED')
  const trail = await world.hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('activity').select(['act', 'actor_id']).where('subject', '=', business_client).execute(),
  )
  expect(trail).toEqual([{ act: 'accountant_invitation_accepted', actor_id: String(firm.user_id) }])
})

test('DEC-44 two firms on one account share the subscription, and each has its own row, unseen by the other', async ({
  world,
}) => {
  const { business, firm, uuid } = await invited(world)
  const { business_client } = (await accept(firm, uuid)).body
  expect(business_client).not.toBe(business.uuid)
  const [own] = await clientsOf(firm)
  const [first] = await clientsOf(business.firm)
  expect(own?.subscription).toBe(business.subscription)
  expect(first?.subscription).toBe(business.subscription)
  const subscription = { params: { uuid: business.subscription } }
  expect((await firm.call(getSubscription, subscription)).body).toEqual(
    (await business.firm.call(getSubscription, subscription)).body,
  )
  expect((await firm.call(getBusinessClient, { params: { uuid: business.uuid } })).status).toBe(404)
  expect((await business.firm.call(getBusinessClient, { params: { uuid: business_client } })).status).toBe(404)
  expect([await clientsOf(firm), await clientsOf(business.firm)].map((rows) => rows.length)).toEqual([1, 1])
})

test('B1 only the invited person reads and answers it: no other firm, colleague or person without a firm', async ({
  world,
}) => {
  const { firm, uuid } = await invited(world)
  const colleague = await hasColleague(world.hub, firm, 'owner')
  const params = { uuid }
  const tries = async (caller: Caller) => [
    (await caller.call(calls.getAccountantInvitation, { params })).status,
    (await accept(caller, uuid)).status,
    (await caller.call(calls.declineAccountantInvitation, { params, key: newUuid() })).status,
  ]
  expect(await tries(await world.hub.firm({ name: 'Outsider LLP' }))).toEqual([404, 404, 404])
  expect(await tries(colleague)).toEqual([404, 404, 404])
  expect((await colleague.call(calls.listAccountantInvitations, {})).body.results).toEqual([])
  expect(await tries(await world.hub.person())).toEqual([404, 403, 403])
  expect((await invitationsOf(firm)).map(({ state }) => state)).toEqual(['PENDING'])
  expect(await clientsOf(firm)).toEqual([])
})

test('accepting repeatedly or concurrently creates one client, and an answer cannot be changed', async ({ world }) => {
  const { firm, uuid } = await invited(world)
  const key = newUuid()
  const first = await accept(firm, uuid, key)
  expect(await accept(firm, uuid, key)).toMatchObject({ status: 200, body: first.body })
  expect((await accept(firm, uuid)).status).toBe(410)
  expect((await firm.call(calls.declineAccountantInvitation, { params: { uuid } })).status).toBe(410)
  expect(await clientsOf(firm)).toHaveLength(1)

  const other = await invited(world)
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(other.firm, other.uuid)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
  expect(await clientsOf(other.firm)).toHaveLength(1)
})

test('PERM-09 a declined invitation shows as declined in Books and creates no client', async ({ world }) => {
  const { business, firm, uuid } = await invited(world)
  const declined = await firm.call(calls.declineAccountantInvitation, { params: { uuid }, key: newUuid() })
  expect([declined.status, declined.body]).toEqual([200, { declined: true }])
  expect((await firm.call(calls.getAccountantInvitation, { params: { uuid } })).body.state).toBe('DECLINED')
  await vi.waitFor(async () => {
    expect((await business.team()).find(({ id }) => id === uuid)).toMatchObject({ state: 'declined', problem: null })
  }, SOON)
  expect((await accept(firm, uuid)).status).toBe(410)
  expect(await clientsOf(firm)).toEqual([])
})

test('after 30 days of business time an invitation is no longer listed and cannot be accepted', async ({ world }) => {
  const { firm, uuid } = await invited(world)
  const { expires_at } = (await firm.call(calls.getAccountantInvitation, { params: { uuid } })).body
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  await world.hub.parts.database.acrossFirms('test', (tx) =>
    tx.updateTable('accountant_invitation').set({ expires_at: sql`business_now()` }).where('uuid', '=', uuid).execute(),
  )
  expect(await invitationsOf(firm)).toEqual([])
  expect((await firm.call(calls.getAccountantInvitation, { params: { uuid } })).body.state).toBe('EXPIRED')
  const late = await accept(firm, uuid)
  expect([late.status, late.body]).toMatchObject([410, { code: 'link_expired' }])
  expect(await clientsOf(firm)).toEqual([])
})

test('an address without an account leads to the sign-up; with a firm that person can then accept', async ({
  world,
}) => {
  const business = await world.business()
  const email = `${newUuid()}@person.example`
  const uuid = await business.invite(email)
  const mail = await awaitMail(email)
  expect(mail.text).toContain(`${world.hub.config.HUB_URL}/signup`)
  expect(mail.text).not.toContain(uuid)
  const firm = await world.hub.firm({ email })
  expect((await invitationsOf(firm)).map((one) => one.uuid)).toEqual([uuid])
  expect((await accept(firm, uuid)).status).toBe(200)
})

test('DEC-62 someone without a firm gets a mail that one is needed, and can read the invitation', async ({ world }) => {
  const [business, person] = await Promise.all([world.business(), world.hub.person()])
  const email = await addressOf(world.hub, person)
  const uuid = await business.invite(email)
  const mail = await awaitMail(email)
  expect(mail.text).toContain('register your accounting firm in Partner Hub first')
  expect(mail.text).toContain(`${world.hub.config.HUB_URL}/accountant-invitations/${uuid}`)
  const shown = await person.call(calls.getAccountantInvitation, { params: { uuid } })
  expect([shown.status, shown.body]).toMatchObject([
    200,
    { uuid, state: 'PENDING', business_name: business.business_name, owner_name: 'Ana Reyes', business_client: null },
  ])
})

test('DEC-62 a firm that accepted has access until it removes it, also while the client is archived', async ({
  world,
}) => {
  const { firm, uuid } = await invited(world)
  const { business_client } = (await accept(firm, uuid)).body
  const hasAccess = async () => (await firm.call(calls.getAccountantInvitation, { params: { uuid } })).body.has_access
  expect(await hasAccess()).toBe(true)
  const put = (place: { status: 'ACTIVE' | 'ARCHIVED'; earlier_status: 'ACTIVE' | null }) =>
    world.hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
      tx.updateTable('business_client').set(place).where('uuid', '=', business_client).execute(),
    )
  await put({ status: 'ARCHIVED', earlier_status: 'ACTIVE' })
  expect(await hasAccess()).toBe(true)
  await put({ status: 'ACTIVE', earlier_status: null })
  const left = await firm.call(removeClientAccess, {
    params: { uuid: business_client },
    body: { uuid: business_client },
  })
  expect(left.status).toBe(200)
  expect(await hasAccess()).toBe(false)
})
