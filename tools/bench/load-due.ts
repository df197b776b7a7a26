import { addDays } from '../../server/src/billing/billing-period.ts'
import { findBilled } from '../../server/src/billing/read-billed.ts'
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { beginPlan } from '../../server/testing/begin-plan.ts'
import { seedTheseClients } from '../../server/testing/seed-clients.ts'
import { asOwner } from '../../server/testing/template-database.ts'
import { loadFirm } from './load-firms.ts'

const PLAN = { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 3 } as const

/**
 * Firms with this many clients each, whose plans are due today. The first is made by the product's own calls; the others
 * are copies of it under new keys.
 */
export const loadDue = async (
  own: { url: string; adminUrl: string },
  { firms, clients }: { firms: number; clients: number },
): Promise<void> => {
  const log = createLog({ role: 'bench', level: 'warn' })
  const database = createDatabase({ url: own.url, poolSize: 2, statementTimeoutMs: 300_000, log })
  const firm = await firmWithPlan(database)
  await database.close()
  await copyDue(own.adminUrl, firm, { firms, clients })
}

const firmWithPlan = async (database: Database): Promise<string> => {
  const noObjects = { signedUrl: async () => null } as never
  const { organization } = await loadFirm(database, noObjects, { email: 'due@firm.example', clients: 0 })
  await seedTheseClients(database, organization, [{ subscription_status: 'DIRECT_BILLING_PENDING', plan: null }])
  const { account_id, today } = await database.acrossFirms('bench', async (tx) => {
    const client = await tx.selectFrom('business_client').select('account_id').executeTakeFirstOrThrow()
    const billed = await findBilled(tx, organization, client.account_id)
    if (!billed) throw new Error('the firm does not pay')
    return billed
  })
  // No month is longer, so that the period has ended.
  const anchor_on = addDays(today, -31)
  await beginPlan(database, { payer: organization, account_id }, { plan: PLAN, anchor_on })
  return organization
}

const copyDue = (adminUrl: string, from: string, { firms, clients }: { firms: number; clients: number }) =>
  asOwner(adminUrl, async (admin) => {
    const [only] = (await admin.query('select account_id from business_client')).rows
    // The source rows are consistent, so foreign keys need no check for each of a million copies.
    await admin.query('set session_replication_role = replica')
    await admin.query(
      `create temp table firm as select gen_random_uuid() as uuid, 'due-firm-' || n as account from generate_series(2, ${firms}) n`,
    )
    await admin.query('insert into account (account_id, created_at) select account, now() from firm')
    await admin.query(
      `insert into organization select (jsonb_populate_record(o, jsonb_build_object('uuid', f.uuid, 'account_id', f.account))).*
       from organization o, firm f where o.uuid = $1`,
      [from],
    )
    await admin.query(`insert into firm values ('${from}', 'first')`)
    await admin.query(
      `insert into payment_method (payer, payer_kind, gateway_customer, gateway_token, brand_code, last_4,
         expiration_month, expiration_year, billing_address)
       select uuid, 'firm', uuid, uuid, 'visa', '1111', '12', '2039', '{}' from firm`,
    )
    await admin.query(
      `create temp table twin as select f.uuid as firm, md5(f.uuid::text || n) as account from firm f, generate_series(1, ${clients}) n`,
    )
    await admin.query('insert into account (account_id, created_at) select account, now() from twin')
    for (const table of ['subscription', 'business_client'])
      await admin.query(
        `insert into ${table} select (jsonb_populate_record(s, jsonb_build_object('account_id', t.account, 'uuid', gen_random_uuid(),
           'organization_uuid', t.firm, 'next_payer', t.firm))).*
         from ${table} s, twin t where s.account_id = $1`,
        [only.account_id],
      )
    await admin.query('delete from subscription where account_id = $1', [only.account_id])
  })
