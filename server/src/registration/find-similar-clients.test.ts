import { listSimilarClients } from '@partner-hub/contracts/clients/client-list.ts'
import { expect } from 'vitest'
import type { FirmCaller } from '../../testing/hub.ts'
import { seedTheseClients } from '../../testing/seed-clients.ts'
import { hubTest as test } from '../../testing/test.ts'

test.beforeAll(async ({ hub, firm }) => {
  const other = await hub.firm({ name: 'Other LLP' })
  await seedTheseClients(hub.parts.database, firm.organization_uuid, [
    { client_name: 'Bluebird Bakery', contact_phone: '+1 (902) 555-0123' },
    { client_name: 'BLUEBIRD bakery', contact_phone: '44 20 7946 0000', status: 'ARCHIVED' },
    { client_name: 'Ærø Skibe', contact_phone: '1 902 555 0123' },
    { client_name: 'Short', contact_phone: '5550123' },
    ...Array.from({ length: 5 }, () => ({ client_name: 'Many', contact_phone: '90255501999' })),
  ])
  await seedTheseClients(hub.parts.database, other.organization_uuid, [{ client_name: 'Foreign Bakery' }])
})

const similar = async (firm: FirmCaller, query: { client_name?: string; contact_phone?: string }) => {
  const params = { organizationUuid: firm.organization_uuid }
  const { status, body } = await firm.call(listSimilarClients, { params, query })
  expect(status).toBe(200)
  return body.results.map(({ name, same }) => [name, same])
}

test('the same name in any case is found, active clients before archived ones', async ({ firm }) => {
  expect(await similar(firm, { client_name: '  bluebird BAKERY ' })).toEqual([
    ['Bluebird Bakery', 'name'],
    ['BLUEBIRD bakery', 'name'],
  ])
  expect(await similar(firm, { client_name: 'ærø SKIBE' })).toEqual([['Ærø Skibe', 'name']])
  expect(await similar(firm, { client_name: 'bluebird' })).toEqual([])
})

test('the same phone is found by its digits, however it is written, once it is long enough', async ({ firm }) => {
  expect(await similar(firm, { contact_phone: '1-902-555-0123' })).toEqual([
    ['Ærø Skibe', 'phone'],
    ['Bluebird Bakery', 'phone'],
  ])
  expect(await similar(firm, { contact_phone: '555-0123' })).toEqual([])
  expect(await similar(firm, { client_name: 'Bluebird Bakery', contact_phone: '19025550123' })).toContainEqual([
    'Bluebird Bakery',
    'name',
  ])
})

test('at most three clients are returned, none for empty input, and none of another firm', async ({ firm }) => {
  expect(await similar(firm, { client_name: 'many' })).toHaveLength(3)
  expect(await similar(firm, {})).toEqual([])
  expect(await similar(firm, { client_name: 'Foreign Bakery' })).toEqual([])
})
