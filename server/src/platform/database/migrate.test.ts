import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hub, startHub } from '../../../testing/hub.ts'
import { hasClient } from '../../../testing/one-client.ts'
import { migrate } from './migrate.ts'

let hub: Hub
let owner: pg.Client
let folder: string
beforeAll(async () => {
  hub = await startHub()
  for (const firm of [await hub.firm(), await hub.firm()]) await hasClient(hub, firm)
  owner = new pg.Client({ connectionString: hub.clone.ownerUrl })
  await owner.connect()
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(fileURLToPath(new URL('../../../migrations', import.meta.url)), folder, { recursive: true })
})
afterAll(async () => {
  await owner.end()
  await rm(folder, { recursive: true })
  await hub.stop()
})

const said: string[] = []
let last = 9000
/** Adds a migration, as the next release would. */
const release = async (text: string): Promise<void> => {
  last += 1
  await writeFile(join(folder, `${last}-next.sql`), text)
  await migrate(hub.clone.ownerUrl, { folder, log: (line) => said.push(line) })
}
const rowsOf = async (question: string) => (await owner.query(question)).rows
const notes = () =>
  hub.parts.database.acrossFirms('test', (tx) => tx.selectFrom('business_client').select('notes').execute())

test('a data migration changes the rows of every firm, although the policies are forced on the owner too', async () => {
  expect(await rowsOf('select uuid from business_client')).toEqual([])
  await release("update business_client set notes = 'migrated'")
  expect(await notes()).toEqual([{ notes: 'migrated' }, { notes: 'migrated' }])
})

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  const broken = release("update business_client set notes = 'half'; select 1 / 0")
  await expect(broken).rejects.toThrow('division by zero')
  await rm(join(folder, `${last}-next.sql`))
  expect(await notes()).toEqual([{ notes: 'migrated' }, { notes: 'migrated' }])
})

test('a migration does not wait in front of others for a table in use, and tries again', async () => {
  const busy = new pg.Client({ connectionString: hub.clone.ownerUrl })
  await busy.connect()
  await busy.query('begin; lock table staff in row exclusive mode')
  const releasing = release('alter table staff add column note text')
  const waits = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%add column note%'`
  await expect.poll(() => rowsOf(waits)).toHaveLength(1)
  await expect.poll(() => rowsOf(waits), { timeout: 3000 }).toHaveLength(0)
  await busy.query('commit')
  await busy.end()
  await releasing
  expect(await rowsOf("select 1 from information_schema.columns where column_name = 'note'")).toHaveLength(1)
})

test('a marked migration runs outside of a transaction', async () => {
  await release(
    '-- outside of a transaction\ndrop index concurrently if exists staff_since; create index concurrently staff_since on staff (since);',
  )
  expect(await rowsOf("select 1 from pg_indexes where indexname = 'staff_since'")).toHaveLength(1)
})

test('views, policies and triggers are applied again after a migration, and otherwise only when they changed', async () => {
  said.length = 0
  await release('drop view client_row_sources')
  expect(await rowsOf("select 1 from pg_views where viewname = 'client_row_sources'")).toHaveLength(1)
  expect(said.filter((line) => line === 'applying definitions')).toHaveLength(1)
  await migrate(hub.clone.ownerUrl, { folder, log: (line) => said.push(line) })
  expect(said.filter((line) => line === 'applying definitions')).toHaveLength(1)
})

test('B5 definitions are applied by the next run where the one before was cut off after a migration', async () => {
  last += 1
  await writeFile(join(folder, `${last}-next.sql`), 'drop view client_row_sources')
  await expect(release('select 1 / 0')).rejects.toThrow('division by zero')
  expect(await rowsOf("select 1 from pg_views where viewname = 'client_row_sources'")).toHaveLength(0)
  await rm(join(folder, `${last}-next.sql`))
  await migrate(hub.clone.ownerUrl, { folder })
  expect(await rowsOf("select 1 from pg_views where viewname = 'client_row_sources'")).toHaveLength(1)
})

test('B5 a right or a policy that the definitions do not give is gone once they are applied', async () => {
  await release(`grant delete on organization to hub_app; grant update (since) on staff to hub_across;
    create policy stray on organization to hub_app using (true)`)
  expect(
    await rowsOf(`select 1 where has_table_privilege('hub_app', 'organization', 'delete')
      or has_column_privilege('hub_across', 'staff', 'since', 'update')
      union all select 1 from pg_policies where policyname = 'stray'`),
  ).toEqual([])
})

test('a file outside of a transaction does nothing that would be in the way', async () => {
  await expect(release('-- outside of a transaction\nalter table staff add column other text')).rejects.toThrow(
    'may only work CONCURRENTLY',
  )
  await rm(join(folder, `${last}-next.sql`))
})

test('an older release leaves the definitions of a later one alone', async () => {
  const older = fileURLToPath(new URL('../../../migrations', import.meta.url))
  await expect(migrate(hub.clone.ownerUrl, { folder: older })).rejects.toThrow('ahead of this release')
})
