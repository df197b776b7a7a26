import {
  listBusinessClients,
  type ShownSubscriptionStatus,
  STATUSES_BY_LIFE,
} from '@partner-hub/contracts/clients/client-list.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { seedClients, seedTheseClients } from '../../testing/seed-clients.ts'
import { hubTest } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { pageStatement } from './client-page.sql.ts'

const test = hubTest.extend('large', { scope: 'file' }, ({ hub }) => hub.firm({ name: 'Large LLP' }))

test.beforeAll(async ({ hub, firm, large }) => {
  const { database } = hub.parts
  await seedTheseClients(database, firm.organization_uuid, [
    { client_name: 'Cedar', first_name: 'bo', last_name: 'Adler', subscription_status: 'TRIAL_EXPIRED' },
    { client_name: 'Åspen', first_name: '', last_name: '', subscription_status: 'ACTIVE' },
    { client_name: 'Birch', first_name: 'Zoe', last_name: 'Young', subscription_status: 'ACTIVE_TRIAL', days_left: 9 },
    { client_name: 'Dogwood', first_name: 'Amir', last_name: 'Haddad', status: 'NO_ACCESS' },
    { client_name: 'Elm', first_name: 'Amir', last_name: 'Haddad', subscription_status: 'CANCELLED', plan: null },
    { client_name: 'Fir', first_name: 'Kim', last_name: '', subscription_status: 'INACTIVE', plan: null },
    {
      client_name: 'Ginkgo',
      first_name: 'Lee',
      last_name: 'Oh',
      subscription_status: 'DIRECT_BILLING_PENDING',
      plan: null,
    },
  ])
  await seedClients(database, large.organization_uuid, 5_000)
  const owner = new pg.Client({ connectionString: hub.clone.ownerUrl })
  await owner.connect()
  await owner.query('vacuum analyze client_rows')
  await owner.end()
})

const rows = async (firm: FirmCaller, query: Record<string, string>) => {
  const params = { organizationUuid: firm.organization_uuid }
  const { status, body } = await firm.call(listBusinessClients, { params, query })
  expect(status).toBe(200)
  return body.results
}
const names = async (firm: FirmCaller, query: Record<string, string>) =>
  (await rows(firm, query)).map(({ client_name }) => client_name)

test('DEC-05 the list is sorted by business name and by owner, both ways, a missing owner last', async ({ firm }) => {
  const byName = ['Åspen', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo']
  expect(await names(firm, { sort: 'name' })).toEqual(byName)
  expect(await names(firm, { sort: '-name' })).toEqual(byName.toReversed())
  expect(await names(firm, { sort: 'owner' })).toEqual(['Dogwood', 'Elm', 'Cedar', 'Fir', 'Ginkgo', 'Birch', 'Åspen'])
  expect(await names(firm, { sort: '-owner' })).toEqual(['Birch', 'Ginkgo', 'Fir', 'Cedar', 'Elm', 'Dogwood', 'Åspen'])
})

test("DEC-05 the list is sorted by status in the order of a client's life, both ways", async ({ firm }) => {
  const stageOf = (status: ShownSubscriptionStatus) => STATUSES_BY_LIFE.findIndex((stage) => stage.includes(status))
  const stages = async (sort: string) => (await rows(firm, { sort })).map(({ row }) => stageOf(row.subscription.status))
  expect(await stages('status')).toEqual([0, 0, 0, 1, 2, 3, 4])
  expect(await stages('-status')).toEqual([4, 3, 2, 1, 0, 0, 0])
  expect((await names(firm, { sort: 'status' })).slice(0, 3)).toEqual(['Elm', 'Fir', 'Ginkgo'])
})

const planOf = (
  hub: Hub,
  large: FirmCaller,
  sort: 'owner' | '-owner' | 'status' | '-status' | '-name',
  offset: number,
  after?: string,
) =>
  hub.parts.database.inFirm(wholeFirm(large.organization_uuid), async (tx) => {
    const page = pageStatement(wholeFirm(large.organization_uuid), { view: 'all', sort, limit: 25, offset, after })
    const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(tx)
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  })

test.for([
  ['owner', 'client_rows_owner'],
  ['-owner', 'client_rows_owner_down'],
  ['status', 'client_rows_life'],
  ['-status', 'client_rows_life'],
  ['-name', 'client_rows_all'],
] as const)(
  'DEC-05 a page sorted by %s comes from its index, at the top and beside a row',
  async ([sort, index], { hub, large }) => {
    const uuid = '01a1de26-bd58-7485-a384-393c1274874c'
    for (const plan of [await planOf(hub, large, sort, 0), await planOf(hub, large, sort, 25, uuid)]) {
      expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} `))
    }
  },
)
