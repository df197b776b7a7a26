import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import type { FirmCaller, Hub } from '../../testing/hub.ts'
import { seedClients } from '../../testing/seed-clients.ts'
import { hubTest as test } from '../../testing/test.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { pageStatement } from './client-page.sql.ts'

const CLIENTS = 5_000

test.beforeAll(async ({ hub, firm }) => {
  await seedClients(hub.parts.database, firm.organization_uuid, CLIENTS)
  const owner = new pg.Client({ connectionString: hub.clone.ownerUrl })
  await owner.connect()
  await owner.query('vacuum analyze client_rows')
  await owner.end()
})

/** The query plan for a page of this search, as the hub's role and under row level security. */
const planOf = (hub: Hub, firm: FirmCaller, search: string): Promise<string> =>
  hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), async (tx) => {
    const page = pageStatement(wholeFirm(firm.organization_uuid), {
      search,
      view: 'all',
      sort: 'name',
      limit: 25,
      offset: 0,
    })
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

test.for(['willow studio', 'wil', 'wi', '902 555 0147', 'of studio'])(
  'a search for “%s” goes by the index under row level security',
  async (search, { hub, firm }) => {
    expect(await planOf(hub, firm, search)).toMatch(/Index Cond: .*search ~~/)
  },
)
