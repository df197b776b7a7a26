import {
  archiveBusinessClient,
  getBusinessClient,
  removeClientAccess,
} from '@partner-hub/contracts/clients/business-clients.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { hasClient } from '../../testing/one-client.ts'
import { hubTest } from '../../testing/test.ts'
import type { BooksPort } from '../books/books.ts'
import { verifyClientRows } from '../client-list/rebuild-client-rows.ts'

const requests: string[] = []
let isAway = false
const books: BooksPort = {
  openAccount: async (account_id) => ({ account_id, redirect_url: 'https://books.example/' }),
  linkOwner: async () => undefined,
  findTeam: async () => undefined,
  joinTeam: async () => true,
  nameFirm: async () => undefined,
  namePayer: async () => true,
  noteInvitation: async () => undefined,
  leaveTeam: async () => undefined,
  signOut: async () => undefined,
  findSettings: async (account_id) => {
    requests.push(account_id)
    if (isAway) throw new Error('Books is away')
    return {
      version: 3,
      business_name: 'Bluebird Bakery',
      fiscal_year_end_month: 4,
      fiscal_year_end_day: 5,
      business_phone: '020 7946 0000',
      business_address: null,
      date_format: 'dd/mm/yyyy',
      base_currency: 'GBP',
      standard_rate: '85.00',
    }
  },
}

const test = hubTest.extend('overrides', { books })

const read = async (firm: FirmCaller, uuid: string) => (await firm.call(getBusinessClient, { params: { uuid } })).body
const settings = { fiscal_year_end_month: 4, fiscal_year_end_day: 5, date_format: 'dd/mm/yyyy', standard_rate: '85.00' }

test('CALL-06 opening a client shows the current settings from Books and updates its row', async ({ hub, firm }) => {
  const client = await hasClient(hub, firm)
  const shown = await read(firm, client.uuid)
  expect(shown).toMatchObject({ ...settings, business_phone: '020 7946 0000', business_address: null })
  expect(Date.now() - Date.parse(shown.settings_read_at ?? '')).toBeLessThan(10_000)
  expect(requests).toEqual([client.account_id])
  expect(await read(firm, client.uuid)).toEqual(shown)
  expect(requests).toHaveLength(1)
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('PERM-19 a firm without access gets no settings, and Books is not called, archived or not', async ({
  hub,
  firm,
}) => {
  const client = await hasClient(hub, firm, { billing_owner: 'CLIENT' })
  const params = { uuid: client.uuid }
  expect(await read(firm, client.uuid)).toMatchObject({ business_phone: '020 7946 0000' })
  const before = requests.length
  expect((await firm.call(removeClientAccess, { params, body: {} })).status).toBe(200)
  const nothing = { business_phone: null, fiscal_year_end_month: null, base_currency: null, settings_read_at: null }
  expect(await read(firm, client.uuid)).toMatchObject({ status: 'NO_ACCESS', ...nothing })
  expect((await firm.call(archiveBusinessClient, { params, body: {} })).status).toBe(200)
  expect(await read(firm, client.uuid)).toMatchObject({ status: 'ARCHIVED', ...nothing })
  expect(requests).toHaveLength(before)
  expect(await verifyClientRows({ database: hub.parts.database })).toEqual({ rows: 0, counts: 0 })
})

test('while Books is down the client is returned without its settings', async ({ hub, firm }) => {
  isAway = true
  const client = await hasClient(hub, firm)
  expect(await read(firm, client.uuid)).toMatchObject({ uuid: client.uuid, fiscal_year_end_month: null })
})
