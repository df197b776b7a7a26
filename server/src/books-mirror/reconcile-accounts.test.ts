import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { OwnBooks } from '../../testing/books.ts'
import { addressOf, clientsOf, statusOf } from '../../testing/business-on-books.ts'
import { clientInBooks } from '../../testing/client-in-books.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'
import { readTeam } from '../accountants/read-team.ts'
import { tellAgain } from '../accountants/tell-books.ts'
import { getPerson } from '../people/find-person.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { provisionClient } from '../registration/provision-client.ts'
import { copySettings } from './copy-settings.ts'
import { reconcileAccounts } from './reconcile-accounts.ts'
import { refreshSettings } from './refresh-settings.ts'

const test = hubTest.extend('settings', { scope: 'file' }, ({ books }) => books.environment).extend('runsStories', true)

const reconcile = (hub: Hub) => {
  const { parts } = hub
  const telling = { copyTeam: readTeam(parts), tellAgain: tellAgain(parts) }
  return reconcileAccounts({ ...parts, copySettings: copySettings(parts), ...telling })(100)
}

const anHourPasses = (hub: Hub, account_id: string) =>
  hub.parts.database.acrossFirms('test', (tx) =>
    tx
      .updateTable('account_reading')
      .set({ reconciled_at: sql`now() - interval '61 minutes'` })
      .where('account_id', '=', account_id)
      .execute(),
  )

const settled = (books: OwnBooks, firm: FirmCaller) => clientInBooks(firm, books)

test('DEC-50 a settings change whose webhook was lost shows after an hour, read once', async ({ books, hub, firm }) => {
  const { uuid, account_id } = await settled(books, firm)
  const phone = async () => (await clientsOf(firm)).find((client) => client.uuid === uuid)?.business_phone
  await books.change(account_id, { business_phone: '5551112222' })
  await reconcile(hub)
  expect(await phone()).not.toBe('5551112222')
  await anHourPasses(hub, account_id)
  expect(await reconcile(hub)).toBe(1)
  expect(await phone()).toBe('5551112222')
  expect(await reconcile(hub)).toBe(0)
})

test('DEC-50 DEC-61 a change of the team whose webhook was lost shows after an hour', async ({ books, hub, firm }) => {
  const { uuid, account_id } = await settled(books, firm)
  const { uuid: identity_uuid } = await getPerson(hub.parts.database.once, firm.user_id)
  const person = { identity_uuid, email: await addressOf(hub, firm), first_name: 'Maya', last_name: 'Lindqvist' }
  await books.join(account_id, { ...person, role: 'accountant' })
  await hub.parts.books.leaveTeam(account_id, uuid)
  const [place] = (await books.accountsOf((await firm.call(getBusinessClient, { params: { uuid } })).body.client_name))
    .flatMap(({ team }) => team)
    .filter(({ role }) => role === 'accountant')
  await hub.parts.database.acrossFirms('test', async (tx) => {
    await tx
      .insertInto('accountant_invitation')
      .values({
        uuid: place?.id ?? '',
        account_id,
        email: person.email,
        email_key: person.email,
        business_name: 'Settled',
        owner_first_name: 'Ana',
        owner_last_name: 'Reyes',
        state: 'ACCEPTED',
        expires_at: sql`business_now()`,
      })
      .execute()
  })
  await hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .insertInto('client_accountant')
      .values({
        organization_uuid: firm.organization_uuid,
        invitation: place?.id ?? '',
        business_client: uuid,
        account_id,
        user_id: firm.user_id,
      })
      .execute(),
  )
  await anHourPasses(hub, account_id)
  await reconcile(hub)
  expect(await statusOf(firm, uuid)).toBe('ACTIVE')
  await books.join(account_id, { ...person, role: 'employee' })
  await anHourPasses(hub, account_id)
  await reconcile(hub)
  expect(await statusOf(firm, uuid)).toBe('NO_ACCESS')
})

test('DEC-50 DEC-61 the removal of the firm that opened the account shows even if every webhook was lost', async ({
  books,
  hub,
  firm,
}) => {
  const { uuid, account_id } = await settled(books, firm)
  await hub.parts.books.leaveTeam(account_id, uuid)
  expect(await statusOf(firm, uuid)).toBe('ACTIVE')
  await anHourPasses(hub, account_id)
  await reconcile(hub)
  expect(await statusOf(firm, uuid)).toBe('NO_ACCESS')
})

test('DEC-61 Books learns who opened an older account, and the owner can then remove that firm', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm, { status: 'ACTIVE', billing_owner: 'CLIENT' })
  const { uuid, account_id } = client
  const { redirect_url } = await hub.parts.books.openAccount(account_id, {
    business_id: 1,
    business_uuid: newUuid(),
    business_name: 'Older Bakery',
    country_code: 'CA',
    base_currency: 'CAD',
    business_industry: null,
    owner: { first_name: 'Ana', last_name: 'Reyes', phone: null },
  })
  await provisionClient({ ...hub.parts, refreshSettings: refreshSettings(hub.parts) }).remember(
    firm.organization_uuid,
    uuid,
    redirect_url,
  )
  expect(await hub.parts.books.findTeam(account_id)).toMatchObject({ opened_by: null, members: [{ role: 'owner' }] })
  const anHourLater = async () => {
    await anHourPasses(hub, account_id)
    expect(await reconcile(hub)).toBe(1)
    return statusOf(firm, uuid)
  }
  expect([await anHourLater(), await anHourLater()]).toEqual(['ACTIVE', 'ACTIVE'])
  const listed = { opened_by: uuid, members: [{ role: 'owner' }, { id: uuid, state: 'joined' }] }
  expect(await hub.parts.books.findTeam(account_id)).toMatchObject({ version: 2, ...listed })
  await hub.parts.books.leaveTeam(account_id, uuid)
  expect([await anHourLater(), await anHourLater()]).toEqual(['NO_ACCESS', 'NO_ACCESS'])
  expect((await hub.parts.books.findTeam(account_id))?.members).toHaveLength(1)
})

const minutesPass = (hub: Hub, minutes: number) =>
  hub.parts.database.acrossFirms('test', (tx) =>
    tx
      .updateTable('account_reading')
      .set({ reconciled_at: sql`reconciled_at - make_interval(mins => ${minutes})` })
      .execute(),
  )

test('while Books is down nothing counts as read, and it is retried ten minutes later', async ({
  books,
  hub,
  firm,
}) => {
  const { account_id } = await settled(books, firm)
  await anHourPasses(hub, account_id)
  await books.fault({ fail_times: 1 })
  expect(await reconcile(hub)).toBe(0)
  await minutesPass(hub, 9)
  expect(await reconcile(hub)).toBe(0)
  await minutesPass(hub, 2)
  expect(await reconcile(hub)).toBe(1)
})

test('an account that always fails does not hold up the others', async ({ books, hub, firm }) => {
  const accounts = [await settled(books, firm), await settled(books, firm), await settled(books, firm)]
  for (const { account_id } of accounts) await anHourPasses(hub, account_id)
  const [bad] = accounts
  const read: string[] = []
  const { parts } = hub
  const one = reconcileAccounts({
    ...parts,
    copySettings: async (account_id) => {
      if (account_id === bad?.account_id) throw new Error('Books does not make sense')
      read.push(account_id)
    },
    copyTeam: async () => undefined,
    tellAgain: async () => undefined,
  })
  expect(await one(100)).toBe(3)
  expect(read.sort()).toEqual(
    accounts
      .slice(1)
      .map(({ account_id }) => account_id)
      .sort(),
  )
})
