import { acceptAccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { getBusinessClient, removeClientAccess } from '@partner-hub/contracts/clients/business-clients.ts'
import { listClientActivity } from '@partner-hub/contracts/clients/client-activity.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { expect } from 'vitest'
import { isInvitedAsAccountant } from '../../testing/accountant-invitation.ts'
import type { OwnBooks } from '../../testing/books.ts'
import { clientInBooks } from '../../testing/client-in-books.ts'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { hubTest } from '../../testing/test.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { accountSettingsStore } from './account-settings.store.ts'
import { copySettings } from './copy-settings.ts'
import { refreshSettings } from './refresh-settings.ts'

const test = hubTest.extend('settings', { scope: 'file' }, ({ books }) => books.environment).extend('runsStories', true)

const settled = (books: OwnBooks, firm: FirmCaller) => clientInBooks(firm, books)
const read = async (firm: FirmCaller, uuid: string) => (await firm.call(getBusinessClient, { params: { uuid } })).body
const makeOld = (hub: Hub, account_id: string, seconds = 61) =>
  hub.parts.database.acrossFirms('a test makes a copy old', (tx) =>
    tx
      .updateTable('account_settings')
      .set({ read_at: new Date(Date.now() - seconds * 1000) })
      .where('account_id', '=', account_id)
      .execute(),
  )

test('a new client has the settings from Books and the time they were read', async ({ books, firm }) => {
  const { uuid } = await settled(books, firm)
  const client = await read(firm, uuid)
  expect(client).toMatchObject({
    fiscal_year_end_month: 12,
    fiscal_year_end_day: 31,
    business_phone: '+1 (902) 555-0199',
    business_address: null,
    date_format: 'yyyy-mm-dd',
    standard_rate: null,
  })
  expect(Math.abs(Date.parse(client.settings_read_at ?? '') - Date.now())).toBeLessThan(30_000)
})

test('a copy younger than a minute is used; an older one is read again, and the list follows', async ({
  books,
  hub,
  firm,
}) => {
  const { uuid, account_id } = await settled(books, firm)
  await books.change(account_id, { business_phone: '1234567890', standard_rate: '95.00' })
  expect((await read(firm, uuid)).business_phone).toBe('+1 (902) 555-0199')
  await makeOld(hub, account_id)
  expect(await read(firm, uuid)).toMatchObject({ business_phone: '1234567890', standard_rate: '95.00' })
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('DEC-96 what Books changes of an account is Activity of the client, with the values before and after', async ({
  books,
  hub,
  firm,
}) => {
  const { uuid, account_id } = await settled(books, firm)
  await books.change(account_id, { business_phone: '1234567890', standard_rate: '95.00' })
  await makeOld(hub, account_id)
  await read(firm, uuid)
  const events = async () =>
    (await firm.call(listClientActivity, { params: { uuid } })).body.results.filter(
      ({ act }) => act === 'settings_changed',
    )
  expect(await events()).toMatchObject([
    {
      person: null,
      changes: [
        { field: 'business_phone', before: '+1 (902) 555-0199', after: '1234567890' },
        { field: 'standard_rate', before: null, after: '95.00' },
      ],
    },
  ])
  await makeOld(hub, account_id)
  await read(firm, uuid)
  expect(await events()).toHaveLength(1)
})

test('DEC-96 a firm without access sees no changes from Books, not even a new name, until it is back', async ({
  books,
  hub,
  firm,
}) => {
  const { uuid, account_id } = await clientInBooks(firm, books, { billing_owner: 'CLIENT' })
  expect((await firm.call(removeClientAccess, { params: { uuid }, body: {}, key: newUuid() })).status).toBe(200)
  const { client_name } = await read(firm, uuid)
  await books.change(account_id, { business_phone: '1234567890', business_name: 'Told to nobody else' })
  await copySettings({ database: hub.parts.database, books: hub.parts.books })(account_id)
  const { body } = await firm.call(listClientActivity, { params: { uuid } })
  expect(body.results.map(({ act }) => act)).not.toContain('settings_changed')
  expect((await read(firm, uuid)).client_name).toBe(client_name)
  const invitation = await isInvitedAsAccountant(hub, firm, { account_id })
  await firm.call(acceptAccountantInvitation, { params: { uuid: invitation }, key: newUuid() })
  expect((await read(firm, uuid)).client_name).toBe('Told to nobody else')
})

test('a business that is renamed in Books is found in the list by its new name', async ({ books, hub, firm }) => {
  const { uuid, account_id } = await settled(books, firm)
  const client_name = `Zimt & Zucker ${uuid}`
  await books.change(account_id, { business_name: client_name })
  await makeOld(hub, account_id)
  expect(await read(firm, uuid)).toMatchObject({ client_name, business_name: client_name })
  const params = { organizationUuid: firm.organization_uuid }
  const { body } = await firm.call(listBusinessClients, { params, query: { search: client_name } })
  expect(body.results.map((row) => row.client_name)).toEqual([client_name])
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('an unchanged copy updates its age without writing the list’s row', async ({ books, hub, firm }) => {
  const { uuid, account_id } = await settled(books, firm)
  await makeOld(hub, account_id)
  expect(Date.now() - Date.parse((await read(firm, uuid)).settings_read_at ?? '')).toBeLessThan(30_000)
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('an older version from Books never replaces a newer one', async ({ books, hub, firm }) => {
  const { uuid, account_id } = await settled(books, firm)
  const { database } = hub.parts
  const settings = await hub.parts.books.findSettings(account_id)
  if (!settings) throw new Error('no settings')
  const keep = (version: number, business_name: string) =>
    database.acrossFirms('a test keeps settings', (tx) =>
      accountSettingsStore.keep(tx, account_id, { ...settings, version, business_name }, new Date()),
    )
  expect(await keep(5, 'Newest')).toBe(true)
  expect(await keep(4, 'Late')).toBe(false)
  const versions = await database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .selectFrom('account_settings')
      .select(['version', 'business_name'])
      .where('account_id', '=', account_id)
      .execute(),
  )
  expect(versions).toEqual([{ version: 5, business_name: 'Newest' }])
  expect((await read(firm, uuid)).uuid).toBe(uuid)
})

test('while Books is slow the old copy is returned soon, and the next reader does not wait', async ({
  books,
  hub,
  firm,
}) => {
  const { uuid, account_id } = await settled(books, firm)
  await makeOld(hub, account_id, 600)
  await books.fault({ holds: true })
  const timed = async () => {
    const begun = performance.now()
    const client = await read(firm, uuid)
    return { client, took: performance.now() - begun }
  }
  const first = await timed()
  expect(first.took).toBeGreaterThan(1_300)
  expect(first.client.business_phone).toBe('+1 (902) 555-0199')
  expect(Date.parse(first.client.settings_read_at ?? '')).toBeLessThan(Date.now() - 9 * 60_000)
  expect((await timed()).took).toBeLessThan(1_300)
  await books.fault({})
  await books.release()
})

test('a client without an account and an unreachable database do not cause a failure', async ({ hub }) => {
  const other = await hub.firm({ name: 'Seeded LLP', clients: 1 })
  const refresh = refreshSettings(hub.parts)
  const [seeded] = await hub.parts.database.inFirm(wholeFirm(other.organization_uuid), (tx) =>
    tx.selectFrom('business_client').select(['uuid', 'account_id']).execute(),
  )
  await expect(
    refresh(wholeFirm(other.organization_uuid), seeded?.account_id ?? '', seeded?.uuid ?? ''),
  ).resolves.toBeUndefined()
  const database = { ...hub.parts.database, readInFirm: () => Promise.reject(new Error('away')) }
  await expect(
    refreshSettings({ ...hub.parts, database })(wholeFirm('firm'), 'account', 'client'),
  ).resolves.toBeUndefined()
})
