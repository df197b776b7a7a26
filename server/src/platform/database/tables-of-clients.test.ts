import { sql } from 'kysely'
import { expect } from 'vitest'
import { hasColleague, isAssigned } from '../../../testing/colleague.ts'
import { hasClient } from '../../../testing/one-client.ts'
import { hubTest } from '../../../testing/test.ts'

/**
 * Tables that refer to an account, a subscription or a client and whose rows a Member may see although no client of
 * theirs is named, each with its reason. A new table needs keep_to_assigned, keep_to_related or a line here.
 */
const notOfClients = new Map([
  ['account_reading', 'when an account was last read; no firm may read it'],
  ['accountant_invitation', 'addressed to a person of the firm, before the firm has the client'],
  ['client_assignment', 'says which clients are assigned'],
  ['invitation_send', "counted for the firm's quotas, and never answered"],
])

const test = hubTest.extend(
  'names',
  { scope: 'file' },
  ({ databaseOwner }) =>
    async (query: string): Promise<string[]> =>
      (await databaseOwner.query<{ name: string }>(query)).rows.map(({ name }) => name),
)

test('DEC-97 every table whose rows belong to a client keeps Members to assigned ones, or has a reason why not', async ({
  names,
}) => {
  // The firm has an account of its own, and every table of a firm refers to the firm: the walk does not go through it.
  const bound = await names(`with recursive bound as (
      select unnest(array['account', 'subscription', 'business_client']::regclass[])::oid as id
      union select k.conrelid from pg_constraint k join bound on k.confrelid = bound.id
        where k.contype = 'f' and k.conrelid <> 'organization'::regclass)
    select relname as name from bound join pg_class on oid = id`)
  expect(bound).toEqual(expect.arrayContaining([...notOfClients.keys()]))
  const assigned = await names(`select tablename as name from pg_policies
    where policyname = 'assigned' and permissive = 'RESTRICTIVE' and cmd = 'ALL' and roles = '{hub_app}'`)
  // What keep_to_related writes reads business_client, which is limited itself. A second policy would admit more.
  const related = await names(`select tablename as name from pg_policies
    where 'hub_app' = any(roles) and permissive = 'PERMISSIVE' and cmd in ('SELECT', 'ALL')
    group by tablename having array_agg(policyname) = '{related_firm}' and min(qual) like '%business\\_client%'`)
  // A run and an activity row name their clients without a foreign key. Cards and
  // billing details are the firm's, and no Member sees them.
  const ofThePayer = ['payment_method', 'card_update', 'settlement', 'payer_notice', 'billing_details']
  const besides = ['client_run', 'activity', ...ofThePayer]
  const expected = [...bound.filter((name) => !notOfClients.has(name)), ...besides]
  expect([...assigned, ...related].sort()).toEqual(expected.sort())
})

test('DEC-97 what belongs to an account is seen by a Member for assigned clients alone', async ({
  hub,
  firm,
  names,
}) => {
  const [own] = [await hasClient(hub, firm), await hasClient(hub, firm)]
  const member = await hasColleague(hub, firm)
  await isAssigned(hub, firm, member, [own.uuid])
  const { database } = hub.parts
  await database.acrossFirms('a test copies settings', (tx) =>
    sql`insert into account_settings (account_id, version, business_name, fiscal_year_end_month, fiscal_year_end_day,
        date_format, read_at)
      select account_id, 1, 'Copied', 12, 31, 'yyyy-mm-dd', now() from business_client`.execute(tx),
  )
  const tables = await names(`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
    where c.relkind = 'r' and has_table_privilege('hub_app', c.oid, 'select')`)
  const { organization_uuid } = firm
  const seen = await database.inFirm(
    { organization_uuid, clients: 'assigned', user_id: member.user_id },
    async (tx) => {
      const seen: Record<string, string[]> = {}
      for (const table of tables) {
        const { rows } = await sql<{ account_id: string }>`select account_id from ${sql.table(table)}
          where account_id not in (select account_id from organization)`.execute(tx)
        if (rows.length > 0) seen[table] = rows.map(({ account_id }) => account_id)
      }
      return seen
    },
  )
  const theirs = [own.account_id]
  expect(seen).toEqual({
    account: theirs,
    account_settings: theirs,
    business: theirs,
    business_client: theirs,
    subscription: theirs,
  })
})
