import { randomUUID } from 'node:crypto'
import * as calls from '@partner-hub/contracts/books/accountant-invitations.ts'
import { openClientAccount } from '@partner-hub/contracts/books/hand-over.ts'
import { removeClientAccess } from '@partner-hub/contracts/clients/business-clients.ts'
import { expect, vi } from 'vitest'
import { addressOf, clientsOf, type OwnersOnBooks, statusOf } from '../../testing/business-on-books.ts'
import type { FirmCaller } from '../../testing/hub.ts'
import { awaitMail, mailsTo } from '../../testing/inbox.ts'
import { actsOf } from '../../testing/one-client.ts'
import { openPage } from '../../testing/open-page.ts'
import { ownersTest as test } from '../../testing/test.ts'
import { setAccountOwner } from '../accounts/set-account-owner.ts'
import { accountReadingStore } from '../books-mirror/account-reading.store.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { getPerson } from '../people/find-person.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { accountantInvitationStore } from './accountant-invitation.store.ts'
import { invitingMail } from './tell-of-invitation.ts'

const SOON = { timeout: 30_000, interval: 100 }
const awaitStatus = (firm: FirmCaller, uuid: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(firm, uuid)).toBe(status), SOON)
const stateOf = async (firm: FirmCaller, uuid: string) =>
  (await firm.call(calls.getAccountantInvitation, { params: { uuid } })).body.state
const accept = (firm: FirmCaller, uuid: string) =>
  vi.waitFor(async () => {
    const answer = await firm.call(calls.acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
    expect(answer.status).toBe(200)
    return answer.body.business_client
  }, SOON)

const teamVersion = (world: OwnersOnBooks, account_id: string) =>
  world.hub.parts.database.acrossFirms('test', (tx) => accountReadingStore.findVersion(tx, account_id))

/** A firm that has joined a business's team. */
const onTeam = async (world: OwnersOnBooks) => {
  const [business, firm] = await Promise.all([world.business(), world.hub.firm({ name: 'Alder & Finch LLP' })])
  const email = await addressOf(world.hub, firm)
  const member = await business.invite(email)
  const client = await accept(firm, member)
  await vi.waitFor(async () => {
    expect((await business.team()).find(({ id }) => id === member)?.state).toBe('joined')
  }, SOON)
  return { business, firm, email, member, client }
}

test('DEC-61 a firm removed from the team keeps the row without access, and regains it by a new invitation', async ({
  world,
}) => {
  const { business, firm, email, member, client } = await onTeam(world)
  await business.remove(member)
  await awaitStatus(firm, client, 'NO_ACCESS')
  expect((await clientsOf(firm)).map(({ uuid, status }) => [uuid, status])).toEqual([[client, 'NO_ACCESS']])
  const refused = await firm.call(openClientAccount, { params: { uuid: client } })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'access_removed' }])
  // The firm that opened the account is not affected.
  expect(await statusOf(business.firm, business.uuid)).toBe('ACTIVE')

  expect(await accept(firm, await business.invite(email))).toBe(client)
  expect(await statusOf(firm, client)).toBe('ACTIVE')
  expect(await clientsOf(firm)).toHaveLength(1)
  const trail = await world.hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('activity').select('act').where('subject', '=', client).orderBy('at').execute(),
  )
  expect(trail.map(({ act }) => act)).toEqual([
    'accountant_invitation_accepted',
    'team_left',
    'accountant_invitation_accepted',
  ])
  expect(await verifyClientRows(world.hub.parts)).toEqual({ rows: 0, counts: 0 })
})

test('DEC-61 a removed firm that opened the account loses access and is notified alone; it can be invited again', async ({
  world,
}) => {
  const { business, firm: second, client: theirs } = await onTeam(world)
  const { firm, uuid, account_id } = business
  const opened = async () => {
    const { status, body } = await firm.call(openClientAccount, { params: { uuid } })
    return [status, status === 200 ? 'open' : (body as { code?: string }).code]
  }
  expect((await business.team()).find(({ id }) => id === uuid)).toMatchObject({
    role: 'accountant',
    state: 'joined',
    email: null,
    firm: { id: uuid, name: 'First & Co' },
  })
  expect(await opened()).toEqual([200, 'open'])
  const page = await openPage(world.hub, firm)

  await business.remove(uuid)
  await awaitStatus(firm, uuid, 'NO_ACCESS')
  await vi.waitFor(() => expect(page.told).toContain(`client:${uuid}`), SOON)
  page.close()
  expect(await opened()).toEqual([409, 'access_removed'])
  expect((await clientsOf(firm)).map((row) => [row.uuid, row.status])).toEqual([[uuid, 'NO_ACCESS']])
  expect((await actsOf(world.hub, firm, uuid)).slice(1)).toEqual([
    { act: 'team_left', actor_kind: 'machine', actor_id: 'team in Books', detail: {} },
  ])
  expect(await statusOf(second, theirs)).toBe('ACTIVE')

  const place = await business.invite(await addressOf(world.hub, firm))
  expect(await accept(firm, place)).toBe(uuid)
  expect([await statusOf(firm, uuid), ...(await opened())]).toEqual(['ACTIVE', 200, 'open'])
  await vi.waitFor(async () => {
    expect((await business.team()).find(({ id }) => id === place)).toMatchObject({ state: 'joined' })
  }, SOON)
  // Waits until the hub has read this team, and checks that it removes no access.
  const { version } = (await world.books.findTeam(account_id)) ?? {}
  await vi.waitFor(async () => expect(await teamVersion(world, account_id)).toBe(version), SOON)
  expect(await statusOf(firm, uuid)).toBe('ACTIVE')
  await business.remove(place)
  await awaitStatus(firm, uuid, 'NO_ACCESS')
  expect(await verifyClientRows(world.hub.parts)).toEqual({ rows: 0, counts: 0 })
})

test('DEC-61 a firm that opened the account has access while it is on the team, and its people leave with it', async ({
  world,
}) => {
  const business = await world.business()
  const { firm, uuid, account_id } = business
  const email = await addressOf(world.hub, firm)
  const joined = async () => {
    const place = await business.invite(email)
    await accept(firm, place)
    await vi.waitFor(async () => {
      expect((await business.team()).find(({ id }) => id === place)?.state).toBe('joined')
    }, SOON)
    return place
  }
  await business.remove(await joined())
  const { version } = (await world.books.findTeam(account_id)) ?? {}
  await vi.waitFor(async () => expect(await teamVersion(world, account_id)).toBe(version), SOON)
  expect(await statusOf(firm, uuid)).toBe('ACTIVE')

  await joined()
  await business.remove(uuid)
  await awaitStatus(firm, uuid, 'NO_ACCESS')
  expect((await business.team()).map(({ role }) => role)).toEqual(['owner'])
})

test('DEC-61 a firm that Books puts back on the team has access again; an archived client is restored with access', async ({
  world,
}) => {
  const { business, firm, email, member, client } = await onTeam(world)
  const { database } = world.hub.parts
  const { uuid: identity_uuid } = await getPerson(database.once, firm.user_id)
  const putBack = () => {
    const names = { first_name: 'Maya', last_name: 'Lindqvist' }
    return world.books.join(business.account_id, { identity_uuid, email, ...names, role: 'accountant' })
  }
  await business.remove(member)
  await awaitStatus(firm, client, 'NO_ACCESS')
  await putBack()
  await awaitStatus(firm, client, 'ACTIVE')

  const stored = () =>
    database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
      tx
        .selectFrom('business_client')
        .select(['status', 'earlier_status'])
        .where('uuid', '=', client)
        .executeTakeFirstOrThrow(),
    )
  await database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('business_client').set({ status: 'ARCHIVED', earlier_status: 'ACTIVE' }).execute(),
  )
  const place = (await business.team()).find((one) => one.email === email)?.id ?? ''
  await business.remove(place)
  const archived = { status: 'ARCHIVED', earlier_status: 'NO_ACCESS' }
  await vi.waitFor(async () => expect(await stored()).toEqual(archived), SOON)
  await putBack()
  await vi.waitFor(async () => expect(await stored()).toEqual({ ...archived, earlier_status: 'ACTIVE' }), SOON)
})

test('a firm that removes its own access leaves the team in Books, and team changes do not restore it', async ({
  world,
}) => {
  const { business, firm, member, client } = await onTeam(world)
  const given = await firm.call(removeClientAccess, { params: { uuid: client }, body: { uuid: client } })
  expect([given.status, given.body.status]).toEqual([200, 'NO_ACCESS'])
  await vi.waitFor(async () => expect((await business.team()).map(({ id }) => id)).not.toContain(member), SOON)
  const other = await world.hub.firm({ name: 'Third LLP' })
  const invited = await business.invite(await addressOf(world.hub, other))
  await vi.waitFor(async () => expect(await stateOf(other, invited)).toBe('PENDING'), SOON)
  expect(await statusOf(firm, client)).toBe('NO_ACCESS')
})

test('a firm that opened the account and removes its access leaves the team in Books', async ({ world }) => {
  const business = await world.business()
  const { firm, uuid } = business
  await firm.call(removeClientAccess, { params: { uuid }, body: { uuid } })
  await vi.waitFor(async () => expect((await business.team()).map(({ role }) => role)).toEqual(['owner']), SOON)
  const acts = (await actsOf(world.hub, firm, uuid)).map(({ act }) => act)
  expect([await statusOf(firm, uuid), acts]).toEqual(['NO_ACCESS', ['access_removed']])
})

test('an invitation withdrawn in Books can no longer be accepted', async ({ world }) => {
  const [business, firm] = await Promise.all([world.business(), world.hub.firm()])
  const uuid = await business.invite(await addressOf(world.hub, firm))
  await vi.waitFor(async () => expect(await stateOf(firm, uuid)).toBe('PENDING'), SOON)
  await business.remove(uuid)
  await vi.waitFor(async () => expect(await stateOf(firm, uuid)).toBe('WITHDRAWN'), SOON)
  const late = await firm.call(calls.acceptAccountantInvitation, { params: { uuid }, key: newUuid() })
  expect([late.status, late.body]).toMatchObject([410, { code: 'link_expired' }])
  expect(await clientsOf(firm)).toEqual([])
})

test('E2 an address gets at most three such mails a day, however often an owner withdraws and invites again', async ({
  world,
}) => {
  const [business, firm] = await Promise.all([world.business(), world.hub.firm()])
  const email = await addressOf(world.hub, firm)
  for (let turn = 1; turn <= 4; turn++) {
    const uuid = await business.invite(email)
    await vi.waitFor(async () => expect(await stateOf(firm, uuid)).toBe('PENDING'), SOON)
    if (turn === 4) break
    await awaitMail(email, turn)
    await business.remove(uuid)
  }
  const [last] = (await firm.call(calls.listAccountantInvitations, {})).body.results
  await world.hub.parts.stories.outcome(invitingMail(last?.uuid ?? ''), 15_000)
  expect((await business.team()).find((one) => one.email === email)).toMatchObject({
    state: 'expected',
    problem: 'Too many invitations were sent today.',
  })
  expect(await mailsTo(email)).toHaveLength(3)
})

test('E2 an owner’s quota covers all of their accounts', async ({ world }) => {
  const [one, other, firm] = await Promise.all([world.business(), world.business(), world.hub.firm()])
  const { database } = world.hub.parts
  for (const { firm: opener, account_id } of [one, other])
    await database.inFirm(wholeFirm(opener.organization_uuid), (tx) => setAccountOwner(tx, account_id, firm.user_id))
  const uuids = [await one.invite(`${newUuid()}@person.example`), await other.invite(`${newUuid()}@person.example`)]
  const counted = (uuid: string) =>
    database.acrossFirms('test', (tx) => accountantInvitationStore.findPending(tx, uuid))
  await vi.waitFor(async () => {
    const of_owner = (await Promise.all(uuids.map(counted))).map((invitation) => Number(invitation?.of_owner))
    expect(of_owner.sort()).toEqual([1, 2])
  }, SOON)
})

test('DEC-51 of invitation webhooks repeated, shuffled and partly forged, each genuine one takes effect once', async ({
  world,
  sendBooksWebhook,
}) => {
  const { hub, books } = world
  const [business, firm] = await Promise.all([world.business(), world.hub.firm()])
  const email = await addressOf(hub, firm)
  const uuid = await business.invite(email)
  await awaitMail(email)
  await business.remove(uuid)
  const again = await business.invite(email)
  await awaitMail(email, 2)
  const told = await books.webhooks(business.account_id)
  expect(told.map(({ type }) => type)).toEqual([
    'team.changed',
    'team.changed',
    'accountant.invited',
    'team.changed',
    'team.changed',
    'accountant.invited',
  ])
  for (const { status } of await books.repeat(business.account_id, 3)) expect(status).toBe(204)

  const strange = {
    type: 'accountant.invited',
    account_id: business.account_id,
    business_name: 'x',
    email,
    version: 99,
  }
  const forged = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => {
      const event = { ...strange, invitation_id: randomUUID() }
      // One event is forged by a stranger. The others are genuine but claim what Books does not confirm.
      return sendBooksWebhook(turn === 0 ? { event, secret: 'guessed by somebody else' } : { event })
    }),
  )
  expect(forged.map(({ status }) => status)).toEqual([401, ...Array(19).fill(204)])
  const waiting = (await firm.call(calls.listAccountantInvitations, {})).body.results
  expect(waiting.map((one) => one.uuid)).toEqual([again])
  expect(await stateOf(firm, uuid)).toBe('WITHDRAWN')
  expect(await mailsTo(email)).toHaveLength(2)
  expect(await clientsOf(firm)).toEqual([])
})
