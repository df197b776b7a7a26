import { cp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect } from 'vitest'
import type { Hub } from '../../../testing/hub.ts'
import { hasClient } from '../../../testing/one-client.ts'
import { hubTest as test } from '../../../testing/test.ts'
import { newUuid } from '../ids/ids.ts'
import { migrate } from './migrate.ts'

const folder = join(tmpdir(), `migrations-${newUuid()}`)

test.beforeAll(async ({ hub }) => {
  for (const firm of [await hub.firm(), await hub.firm()]) await hasClient(hub, firm)
  await cp(fileURLToPath(new URL('../../../migrations', import.meta.url)), folder, { recursive: true })
})
test.afterAll(() => rm(folder, { recursive: true }))

const said: string[] = []
let last = 9000
/** Adds a migration, as the next release would. */
const release = async (hub: Hub, text: string): Promise<void> => {
  last += 1
  await writeFile(join(folder, `${last}-next.sql`), text)
  await migrate(hub.clone.ownerUrl, { folder, log: (line) => said.push(line) })
}
const rowsOf = async (databaseOwner: pg.Client, question: string) => (await databaseOwner.query(question)).rows
const notes = (hub: Hub) =>
  hub.parts.database.acrossFirms('test', (tx) => tx.selectFrom('business_client').select('notes').execute())

test('a data migration changes the rows of every firm, although the policies are forced on the owner too', async ({
  hub,
  databaseOwner,
}) => {
  expect(await rowsOf(databaseOwner, 'select uuid from business_client')).toEqual([])
  await release(hub, "update business_client set notes = 'migrated'")
  expect(await notes(hub)).toEqual([{ notes: 'migrated' }, { notes: 'migrated' }])
})

test('a migration that fails leaves nothing of itself, and those before it stay', async ({ hub }) => {
  const broken = release(hub, "update business_client set notes = 'half'; select 1 / 0")
  await expect(broken).rejects.toThrow('division by zero')
  await rm(join(folder, `${last}-next.sql`))
  expect(await notes(hub)).toEqual([{ notes: 'migrated' }, { notes: 'migrated' }])
})

test('a migration does not wait in front of others for a table in use, and tries again', async ({
  hub,
  databaseOwner,
}) => {
  const busy = new pg.Client({ connectionString: hub.clone.ownerUrl })
  await busy.connect()
  await busy.query('begin; lock table staff in row exclusive mode')
  const releasing = release(hub, 'alter table staff add column note text')
  const waits = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%add column note%'`
  await expect.poll(() => rowsOf(databaseOwner, waits)).toHaveLength(1)
  await expect.poll(() => rowsOf(databaseOwner, waits), { timeout: 3000 }).toHaveLength(0)
  await busy.query('commit')
  await busy.end()
  await releasing
  expect(
    await rowsOf(databaseOwner, "select 1 from information_schema.columns where column_name = 'note'"),
  ).toHaveLength(1)
})

test('a marked migration runs outside of a transaction', async ({ hub, databaseOwner }) => {
  await release(
    hub,
    '-- outside of a transaction\ndrop index concurrently if exists staff_since; create index concurrently staff_since on staff (since);',
  )
  expect(await rowsOf(databaseOwner, "select 1 from pg_indexes where indexname = 'staff_since'")).toHaveLength(1)
})

test('views, policies and triggers are applied again after a migration, and otherwise only when they changed', async ({
  hub,
  databaseOwner,
}) => {
  said.length = 0
  await release(hub, 'drop view client_row_sources')
  expect(await rowsOf(databaseOwner, "select 1 from pg_views where viewname = 'client_row_sources'")).toHaveLength(1)
  expect(said.filter((line) => line === 'applying definitions')).toHaveLength(1)
  await migrate(hub.clone.ownerUrl, { folder, log: (line) => said.push(line) })
  expect(said.filter((line) => line === 'applying definitions')).toHaveLength(1)
})

test('B5 definitions are applied by the next run where the one before was cut off after a migration', async ({
  hub,
  databaseOwner,
}) => {
  last += 1
  await writeFile(join(folder, `${last}-next.sql`), 'drop view client_row_sources')
  await expect(release(hub, 'select 1 / 0')).rejects.toThrow('division by zero')
  expect(await rowsOf(databaseOwner, "select 1 from pg_views where viewname = 'client_row_sources'")).toHaveLength(0)
  await rm(join(folder, `${last}-next.sql`))
  await migrate(hub.clone.ownerUrl, { folder })
  expect(await rowsOf(databaseOwner, "select 1 from pg_views where viewname = 'client_row_sources'")).toHaveLength(1)
})

test('B5 a right or a policy that the definitions do not give is gone once they are applied', async ({
  hub,
  databaseOwner,
}) => {
  await release(
    hub,
    `grant delete on organization to hub_app; grant update (since) on staff to hub_across;
    create policy stray on organization to hub_app using (true)`,
  )
  expect(
    await rowsOf(
      databaseOwner,
      `select 1 where has_table_privilege('hub_app', 'organization', 'delete')
      or has_column_privilege('hub_across', 'staff', 'since', 'update')
      union all select 1 from pg_policies where policyname = 'stray'`,
    ),
  ).toEqual([])
})

test('a file that breaks a rule is refused', async ({ hub, databaseOwner }) => {
  await expect(release(hub, 'drop view client_row_sources cascade')).rejects.toThrow('uses CASCADE')
  await rm(join(folder, `${last}-next.sql`))
  expect(await rowsOf(databaseOwner, "select 1 from pg_views where viewname = 'client_row_sources'")).toHaveLength(1)
})

test('a marked migration is not recorded as done while an interrupted build has left an invalid index', async ({
  hub,
  databaseOwner,
}) => {
  const duplicates = databaseOwner.query('create unique index concurrently half_built on schema_migrations ((1))')
  await expect(duplicates).rejects.toThrow('could not create unique index')
  const index = `-- outside of a transaction
    drop index concurrently if exists staff_note; create index concurrently staff_note on staff (note);`
  await expect(release(hub, index)).rejects.toThrow('left invalid by an interrupted build: half_built')
  const isRecorded = `select 1 from schema_migrations where name = '${last}-next'`
  expect(await rowsOf(databaseOwner, isRecorded)).toEqual([])
  await databaseOwner.query('drop index concurrently half_built')
  await migrate(hub.clone.ownerUrl, { folder })
  expect(await rowsOf(databaseOwner, isRecorded)).toHaveLength(1)
})

test('a function that the definitions no longer create is gone after a migration, an overload too', async ({
  hub,
  databaseOwner,
}) => {
  await release(
    hub,
    `create function has_access(status text) returns boolean language sql return true;
    create function in_use(a int) returns int language sql immutable return a;
    create function builds_on(a int) returns int language sql immutable return in_use(a);
    alter table staff add column counted int generated always as (builds_on(1)) stored;
    create procedure leftover() language sql begin atomic select has_access('ACTIVE'); end`,
  )
  const named = `'has_access', 'in_use', 'builds_on', 'leftover'`
  expect(
    await rowsOf(
      databaseOwner,
      `select oid::regprocedure::text as signature from pg_proc where proname in (${named}) order by 1`,
    ),
  ).toEqual([
    { signature: 'builds_on(integer)' },
    { signature: 'has_access(text,text)' },
    { signature: 'in_use(integer)' },
  ])
  expect(await rowsOf(databaseOwner, "select similarity('one', 'one') as same")).toEqual([{ same: 1 }])
})

test('an older release leaves the definitions of a later one alone', async ({ hub }) => {
  const older = fileURLToPath(new URL('../../../migrations', import.meta.url))
  await expect(migrate(hub.clone.ownerUrl, { folder: older })).rejects.toThrow('ahead of this release')
})
