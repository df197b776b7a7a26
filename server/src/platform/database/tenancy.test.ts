import { sql } from 'kysely'
import type pg from 'pg'
import { expect } from 'vitest'
import { hubTest as test } from '../../../testing/test.ts'
import { createDatabase, type FirmTransaction } from './database.ts'
import { wholeFirm } from './scope.ts'

/** Tables without a policy, each with its reason. A new table needs row level security or a line here. */
const exempt = new Map([
  ['business_clock', 'one row of the whole hub, which the product only reads'],
  ['coupon', 'what the provider offers to everybody'],
  ['idempotency_keys', 'of a person, found by who calls'],
  ['invoice_number_counter', 'the last number of each issuer and year'],
  ['mail_suppression', 'addresses of the hub: all firms send as one'],
  ['oidc_records', 'of the sign-in service, which knows no firm'],
  ['rate_limits', 'counters by caller, before it is known who that is'],
  ['schema_definitions', 'of the owner; the product may not read it'],
  ['schema_migrations', 'of the owner; the product may not read it'],
  ['sessions', 'of a person, found by the handle before a firm is known'],
  ['sign_in_attempts', 'of a browser, before anybody is signed in'],
  ['sign_in_guards', 'hashes of addresses, before anybody is signed in'],
  ['sign_in_links', 'of a person, found by the link'],
  ['staff', 'people of the provider'],
  ['story_starts', 'ids of stories that any process starts'],
  ['users', 'people: they exist before their firm and without one'],
  ['webhook_seen', 'ids of what others told the hub'],
])
/** Functions that run with their owner's rights. */
const definers: string[] = []

const names = async (databaseOwner: pg.Client, query: string): Promise<string[]> =>
  (await databaseOwner.query<{ name: string }>(query)).rows.map(({ name }) => name)

test('B5 every table has forced row level security with a policy for each door, or a reason why not', async ({
  databaseOwner,
}) => {
  const every = await names(
    databaseOwner,
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  expect(every).toEqual(expect.arrayContaining([...exempt.keys()]))
  const held = every.filter((name) => !exempt.has(name))
  expect(held.length).toBeGreaterThan(20)
  const forced = await names(
    databaseOwner,
    `select relname as name from pg_class where relrowsecurity and relforcerowsecurity order by relname`,
  )
  expect(forced).toEqual(held)
  const doors = await databaseOwner.query<{ name: string; roles: string }>(`select tablename as name,
      string_agg(distinct role::text, ' ' order by role::text) as roles
    from pg_policies, unnest(roles) role where schemaname = 'public' group by tablename order by tablename`)
  expect(doors.rows).toEqual(held.map((name) => ({ name, roles: 'hub_across hub_app hub_owner' })))
})

test('B5 no policy of the product’s role admits a row without asking for the firm', async ({ databaseOwner }) => {
  const admitting = await names(
    databaseOwner,
    `select tablename || '.' || policyname as name
    from pg_policies, unnest(array[qual, with_check]) condition
    where 'hub_app' = any(roles) and permissive = 'PERMISSIVE' and condition not like '%current\\_organization()%'`,
  )
  // An address is written to by at most three firms a day, so each sees the others' sendings to it.
  expect(admitting).toEqual(['invitation_send.same_recipient'])
})

test('B5 the keys of tenant tables begin with the firm', async ({ databaseOwner }) => {
  const wrong = await names(
    databaseOwner,
    `select c.relname || '.' || i.relname as name from pg_index x
    join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
    where x.indisunique and c.relnamespace = 'public'::regnamespace and a.attname <> 'organization_uuid'
      and exists (select 1 from pg_attribute t where t.attrelid = c.oid and t.attname = 'organization_uuid')`,
  )
  expect(wrong).toEqual(['membership.membership_pkey'])
})

test('B5 a row of a firm refers to rows of the same firm alone: foreign keys between tenant tables begin with it', async ({
  databaseOwner,
}) => {
  const { rows } = await databaseOwner.query<{ name: string; begins: boolean }>(`select k.conname as name,
      a.attname = 'organization_uuid' and b.attname = case when u.attname is null then 'uuid' else u.attname end as begins
    from pg_constraint k
    join pg_attribute t on t.attrelid = k.conrelid and t.attname = 'organization_uuid'
    left join pg_attribute u on u.attrelid = k.confrelid and u.attname = 'organization_uuid'
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and (u.attname is not null or k.confrelid = 'organization'::regclass)`)
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter(({ begins }) => !begins)).toEqual([])
})

test('B5 the product’s roles own nothing, bypass nothing, and no view or function lends rights', async ({
  databaseOwner,
}) => {
  const { rows } =
    await databaseOwner.query(`select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
    where rolname in ('hub_app', 'hub_across', 'hub_owner') order by rolname`)
  for (const role of rows) expect(role).toMatchObject({ rolsuper: false, rolbypassrls: false })
  expect(rows).toHaveLength(3)
  expect(
    await names(
      databaseOwner,
      `select relname as name from pg_class where relowner in (select oid from pg_roles where rolname in ('hub_app', 'hub_across'))`,
    ),
  ).toEqual([])
  expect(
    await names(
      databaseOwner,
      `select relname as name from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
    and not coalesce(reloptions @> array['security_invoker=true'], false)`,
    ),
  ).toEqual([])
  expect(
    await names(
      databaseOwner,
      `select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`,
    ),
  ).toEqual(definers)
  expect(
    await names(
      databaseOwner,
      `select table_name as name from information_schema.role_table_grants where grantee in ('hub_app', 'hub_across') and privilege_type = 'TRUNCATE'`,
    ),
  ).toEqual([])
})

test('B5 outside a firm no tenant row is seen, and a foreign row can be neither written nor moved', async ({ hub }) => {
  const [firm, other] = [await hub.firm({ clients: 12 }), await hub.firm({ clients: 12 })]
  const { database } = hub.parts
  expect(await database.shared((tx) => tx.selectFrom('business_client').selectAll().execute())).toEqual([])
  expect(await database.once.selectFrom('subscription').selectAll().execute()).toEqual([])
  const moving = database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.updateTable('identity').set({ organization_uuid: other.organization_uuid }).execute(),
  )
  await expect(moving).rejects.toThrow(/row-level security/)
  const unseen = await database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx
      .updateTable('business_client')
      .set({ notes: 'mine' })
      .where('organization_uuid', '=', other.organization_uuid)
      .executeTakeFirst(),
  )
  expect(unseen.numUpdatedRows).toBe(0n)
  const subscriptions = await database.inFirm(wholeFirm(firm.organization_uuid), (tx) =>
    tx.selectFrom('subscription').selectAll().execute(),
  )
  expect(subscriptions).toHaveLength(12)
})

test('the audit trail can be added to and read, never changed', async ({ hub }) => {
  const firm = await hub.firm()
  const inFirm = <T>(work: (tx: FirmTransaction) => Promise<T>) =>
    hub.parts.database.inFirm(wholeFirm(firm.organization_uuid), work)
  const changing = inFirm((tx) => tx.updateTable('activity').set({ act: 'nothing' }).execute())
  await expect(changing).rejects.toThrow(/permission denied/)
  const removing = inFirm((tx) => tx.deleteFrom('activity').execute())
  await expect(removing).rejects.toThrow(/permission denied/)
})

test('B5 5,000 interleaved reads of 20 firms on two connections never show a foreign row', async ({ hub }) => {
  const firms = await Promise.all(Array.from({ length: 20 }, () => hub.firm({ clients: 3 })))
  const narrow = createDatabase({ url: hub.clone.url, poolSize: 2, statementTimeoutMs: 10_000, log: hub.parts.log })
  const isRight = async (turn: number): Promise<boolean> => {
    const firm = firms[turn % firms.length]?.organization_uuid ?? ''
    if (turn % 7 === 0) return (await narrow.once.selectFrom('business_client').select('uuid').execute()).length === 0
    const rows = await narrow.inFirm(wholeFirm(firm), (tx) =>
      tx.selectFrom('business_client').select('organization_uuid').execute(),
    )
    return rows.length === 3 && rows.every((row) => row.organization_uuid === firm)
  }
  let turn = 0
  const wrong: number[] = []
  const reader = async () => {
    while (turn < 5_000) {
      const mine = turn++
      if (!(await isRight(mine))) wrong.push(mine)
    }
  }
  await Promise.all(Array.from({ length: 16 }, reader))
  await narrow.close()
  expect(wrong).toEqual([])
})

test('B5 a single read sees its firm alone, a failed one included, and leaves nothing behind on the connection', async ({
  hub,
}) => {
  const [one, other] = [await hub.firm({ clients: 2 }), await hub.firm({ clients: 3 })]
  const narrow = createDatabase({ url: hub.clone.url, poolSize: 1, statementTimeoutMs: 10_000, log: hub.parts.log })
  const every = sql<{ organization_uuid: string }>`select organization_uuid from business_client where true = ${true}`
  const read = async (organization: string) =>
    (await narrow.readInFirm(wholeFirm(organization), every)).map(({ organization_uuid }) => organization_uuid)
  expect(await read(one.organization_uuid)).toEqual(Array(2).fill(one.organization_uuid))
  const wrong = narrow.readInFirm(wholeFirm(one.organization_uuid), sql`select 1 / ${0}::int`)
  await expect(wrong).rejects.toThrow(/division by zero/)
  expect(await read(other.organization_uuid)).toEqual(Array(3).fill(other.organization_uuid))
  expect((await every.execute(narrow.once)).rows).toEqual([])
  await narrow.close()
})
