import * as billing from '@partner-hub/contracts/billing/billing-account.ts'
import { getSubscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { openClientAccount } from '@partner-hub/contracts/books/hand-over.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { acceptInvitation } from '@partner-hub/contracts/invitations/acceptance.ts'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { isInvitedAsAccountant } from '../../testing/accountant-invitation.ts'
import { moveClock } from '../../testing/business-clock.ts'
import type { Caller, FirmCaller, Hub } from '../../testing/hub.ts'
import { actsOf, type ClientLike, hasClient, type OneClient, opensAt } from '../../testing/one-client.ts'
import { hasPendingInvitation } from '../../testing/pending-invitation.ts'
import { hubTest } from '../../testing/test.ts'
import { accountantInvitationStore } from '../accountants/accountant-invitation.store.ts'
import { joinClient } from '../accountants/join-client.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import { clientStore } from '../clients/client.store.ts'
import { composeModules, dueWorkOf } from '../compose-modules.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { Member } from '../platform/http/caller.ts'
import { newUuid } from '../platform/ids/ids.ts'

const BOOKS = 'http://books.northwind.localhost:8082'

const test = hubTest.extend('settings', { BOOKS_URL: BOOKS })

test.beforeEach(({ hub }) => moveClock(hub.clone.ownerUrl, '0'))

/** A client on trial that pays for itself, and its owner, who has accepted. */
const owned = async (hub: Hub, firm: FirmCaller, like: ClientLike = {}) => {
  const email = `${newUuid()}@owner.example`
  const onTrial = { billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL', days_left: 30, plan: null } as const
  const client = await hasClient(hub, firm, { ...onTrial, ...like })
  const token = await hasPendingInvitation(hub, firm, client, { email })
  const owner = await hub.person(email)
  expect((await owner.call(acceptInvitation, { body: { token } })).status).toBe(200)
  return { client, owner }
}

const choose = (caller: Caller, { account_id }: OneClient, body: object = {}) =>
  caller.call(billing.updateAccountSubscription, {
    params: { accountId: account_id },
    body: { display_name: 'Plus', billing_interval: 'Yearly', staff_limits: 3, ...body },
  })

const planAsTheFirmSees = async (firm: FirmCaller, { subscription }: OneClient) =>
  (await firm.call(getSubscription, { params: { uuid: subscription } })).body

const chosenActs = async (hub: Hub, firm: FirmCaller, { uuid }: OneClient) =>
  (await actsOf(hub, firm, uuid)).filter(({ act }) => act === 'plan_selected')

test('PERM-11 CALL-72 CALL-73 DEC-49 the owner who pays chooses a plan, and the firm sees it at once', async ({
  hub,
  firm,
}) => {
  const { client, owner } = await owned(hub, firm, { client_name: 'Bluebird Bakery' })
  const receivedKeys: string[] = []
  const leave = hub.parts.changes.follow(firm.organization_uuid, (keys) => receivedKeys.push(...keys))
  await vi.waitFor(async () => {
    await choose(owner, client, { staff_limits: 2 })
    await choose(owner, client, { staff_limits: 3 })
    expect(receivedKeys).toContain(`client:${client.uuid}`)
  })
  leave()
  const { status, body } = await choose(owner, client)
  const subscription = {
    uuid: client.subscription,
    status: 'ACTIVE',
    days_left: null,
    display_name: 'Plus',
    billing_interval: 'Yearly',
    staff_limits: 3,
    deferred_upgrade_plan: { package: { active: false } },
    next_bill_on: null,
    ends_on: null,
    scheduled_plan: null,
    fb_account_id: client.account_id,
    fb_system_id: expect.stringMatching(/^\d+$/),
  }
  expect([status, body]).toEqual([200, { response: subscription }])
  const read = await owner.call(billing.getAccountSubscription, { params: { accountId: client.account_id } })
  expect(read.body).toEqual({ response: subscription })
  expect(await planAsTheFirmSees(firm, client)).toEqual(subscription)
  const listed = await firm.call(listBusinessClients, {
    params: { organizationUuid: firm.organization_uuid },
    query: { search: 'Bluebird' },
  })
  expect(listed.body.results[0]?.row.subscription).toMatchObject({
    status: 'ACTIVE',
    display_name: 'Plus',
    staff_limits: 3,
  })
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('CALL-71 DEC-30 DEC-68 DEC-69 DEC-70 the plans are data, in the currency the client is billed in', async ({
  hub,
  firm,
}) => {
  const { client, owner } = await owned(hub, firm)
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('business_client').set({ billing_currency: 'CAD' }).where('uuid', '=', client.uuid).execute(),
  )
  const { body } = await owner.call(billing.getAccountPlans, { params: { accountId: client.account_id } })
  const seat_amount = '11.00'
  expect(body).toEqual({
    response: {
      billing_owner: 'CLIENT',
      currency_code: 'CAD',
      plans: [
        { display_name: 'Starter', billable_clients: 5, monthly_amount: '19.00', yearly_amount: '190.00', seat_amount },
        { display_name: 'Plus', billable_clients: 50, monthly_amount: '33.00', yearly_amount: '330.00', seat_amount },
        {
          display_name: 'Premium',
          billable_clients: null,
          monthly_amount: '60.00',
          yearly_amount: '600.00',
          seat_amount,
        },
      ],
    },
  })
})

test('a plan is audited once, as the owner’s act; choosing it again or concurrently changes nothing', async ({
  hub,
  firm,
}) => {
  const { client, owner } = await owned(hub, firm)
  const answers = await Promise.all(Array.from({ length: 8 }, () => choose(owner, client)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await chosenActs(hub, firm, client)).toEqual([
    {
      act: 'plan_selected',
      actor_kind: 'owner',
      actor_id: String(owner.user_id),
      detail: { display_name: 'Plus', billing_interval: 'Yearly', staff_limits: 3 },
    },
  ])
})

test('PERM-11 only the linked owner can choose, and an unknown plan or a given price is refused', async ({
  hub,
  firm,
}) => {
  const { client, owner } = await owned(hub, firm)
  const { owner: otherOwner } = await owned(hub, firm)
  const uninvited = await hasClient(hub, firm, { billing_owner: 'CLIENT', subscription_status: 'ACTIVE_TRIAL' })
  const callers = [otherOwner, firm, await hub.firm(), await hub.person()]
  for (const caller of callers) {
    expect((await choose(caller, client)).status).toBe(404)
    for (const reading of [billing.getAccountPlans, billing.getAccountSubscription])
      expect((await caller.call(reading, { params: { accountId: client.account_id } })).status).toBe(404)
  }
  expect((await choose(owner, uninvited)).status).toBe(404)
  const foreign = await choose(otherOwner, client)
  expect(foreign.body).toEqual((await choose(otherOwner, { ...client, account_id: 'nowhere' })).body)
  const wrong = [
    { display_name: 'Gold' },
    { billing_interval: 'Weekly' },
    { staff_limits: 0 },
    { staff_limits: 1.5 },
    { staff_limits: 1_001 },
  ]
  for (const body of wrong) expect((await choose(owner, client, body)).status).toBe(422)
  expect((await planAsTheFirmSees(firm, client)).status).toBe('ACTIVE_TRIAL')
  const priced = await choose(owner, client, { price: 1, monthly_amount: 1, status: 'CANCELLED', trial_ends_at: null })
  expect([priced.status, (await planAsTheFirmSees(firm, client)).status]).toEqual([200, 'ACTIVE'])
})

test('PERM-11 where the firm pays, the owner may look and not choose', async ({ hub, firm }) => {
  const { client, owner } = await owned(hub, firm, {
    billing_owner: 'ACCOUNTANT',
    subscription_status: 'DIRECT_BILLING_PENDING',
  })
  const plans = await owner.call(billing.getAccountPlans, { params: { accountId: client.account_id } })
  expect(plans.body).toMatchObject({ response: { billing_owner: 'ACCOUNTANT' } })
  const refused = await choose(owner, client)
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ error: 'action_not_allowed' })])
  expect((await planAsTheFirmSees(firm, client)).status).toBe('DIRECT_BILLING_PENDING')
})

test('DEC-47 DEC-61 a firm that pays stays the payer of an archived client, and no longer once it lost access', async ({
  hub,
  firm,
}) => {
  const { client, owner } = await owned(hub, firm, { billing_owner: 'ACCOUNTANT' })
  const paidBy = (billing_owner: string) => ({ response: { billing_owner } })
  const shownIn = async (place: { status: string; earlier_status: string | null }) => {
    await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) => {
      await tx.updateTable('business_client').set(place).where('uuid', '=', client.uuid).execute()
      await refreshRows(tx, { uuids: [client.uuid] })
    })
    const { body } = await owner.call(billing.getAccountPlans, { params: { accountId: client.account_id } })
    return body
  }
  expect(await shownIn({ status: 'ARCHIVED', earlier_status: 'ACTIVE' })).toMatchObject(paidBy('ACCOUNTANT'))
  expect(await shownIn({ status: 'ARCHIVED', earlier_status: 'NO_ACCESS' })).toMatchObject(paidBy('CLIENT'))
  expect(await shownIn({ status: 'NO_ACCESS', earlier_status: null })).toMatchObject(paidBy('CLIENT'))
})

test('DEC-44 two firms on one account both see the plan, and each has an audit row', async ({ hub, firm }) => {
  const { client, owner } = await owned(hub, firm)
  const second = await hub.firm({ name: 'Second & Co' })
  const uuid = await isInvitedAsAccountant(hub, second, client)
  const joined = await second.call(acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
  const { business_client } = joined.body
  expect((await choose(owner, client)).status).toBe(200)
  const seen = await second.call(getSubscription, { params: { uuid: client.subscription } })
  expect(seen.body).toMatchObject({ status: 'ACTIVE', display_name: 'Plus' })
  const theirs = (await actsOf(hub, second, business_client)).filter(({ act }) => act === 'plan_selected')
  expect([theirs.length, (await chosenActs(hub, firm, client)).length]).toEqual([1, 1])
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

/** A second firm joins the account, and before that commits someone else starts a change that affects all its rows. */
const joinsWhile = async (hub: Hub, client: OneClient, change: () => Promise<unknown> | undefined) => {
  const { database } = hub.parts
  const second = await hub.firm({ name: 'Second & Co' })
  const { user_id, organization_uuid } = second
  const member: Member = {
    kind: 'member',
    user_id,
    user_uuid: newUuid(),
    organization_uuid,
    role: 'owner',
    clients: 'all',
  }
  const uuid = await isInvitedAsAccountant(hub, second, client)
  const waiting = () =>
    sql<{ n: number }>`select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`.execute(database.once)
  let changing: Promise<unknown> | undefined
  const business_client = await database.inFirm(wholeFirm(organization_uuid), async (tx) => {
    await clientStore.lockAccount(tx, client.account_id)
    const invitation = await accountantInvitationStore.lock(tx, member, uuid)
    if (!invitation) throw new Error('not invited')
    const joined = await joinClient(tx, member, invitation)
    changing = change()
    await vi.waitFor(async () => expect((await waiting()).rows[0]?.n).toBe(1))
    return joined
  })
  await changing
  return (await actsOf(hub, second, business_client)).map(({ act }) => act)
}

test('DEC-44 a firm that joins while the owner chooses, or while the trial ends, is not left out', async ({
  hub,
  firm,
}) => {
  const { client, owner } = await owned(hub, firm)
  expect(await joinsWhile(hub, client, () => choose(owner, client))).toContain('plan_selected')
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })

  const { client: onTrial } = await owned(hub, firm)
  await moveClock(hub.clone.ownerUrl, '31 days')
  const sweep = () => dueWorkOf(composeModules(hub.parts))['ended trials']?.()
  expect(await joinsWhile(hub, onTrial, sweep)).toContain('trial_expired')
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('EMBED-08 DEC-58 the account of an ended trial is closed to the firm until its owner chooses a plan', async ({
  hub,
  firm,
}) => {
  const { client, owner } = await owned(hub, firm)
  await opensAt(hub, firm, client, `${BOOKS}/open/${client.account_id}`)
  const open = async () => (await firm.call(openClientAccount, { params: { uuid: client.uuid } })).status
  expect(await open()).toBe(200)
  await moveClock(hub.clone.ownerUrl, '31 days')
  expect(await open()).toBe(409)
  const sweep = () => dueWorkOf(composeModules(hub.parts))['ended trials']?.()
  await sweep()
  expect([(await planAsTheFirmSees(firm, client)).status, await open()]).toEqual(['TRIAL_EXPIRED', 409])
  expect((await choose(owner, client)).status).toBe(200)
  await sweep()
  expect([(await planAsTheFirmSees(firm, client)).status, await open()]).toEqual(['ACTIVE', 200])
})

test('a plan chosen at the very end of a trial stays, in either order', async ({ hub, firm }) => {
  const many = await Promise.all(Array.from({ length: 10 }, () => owned(hub, firm)))
  await moveClock(hub.clone.ownerUrl, '31 days')
  const sweep = () => dueWorkOf(composeModules(hub.parts))['ended trials']?.()
  await Promise.all([sweep(), ...many.map(({ client, owner }) => choose(owner, client)), sweep()])
  for (const { client } of many) expect((await planAsTheFirmSees(firm, client)).status).toBe('ACTIVE')
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})
