import type { BillingAccount, Usage } from '@partner-hub/contracts/billing/account-facts.ts'
import { sql } from 'kysely'
import type { AnyTransaction } from '../platform/database/database.ts'

/** The client that an account is of: to a firm its own, to the owner that of the firm that pays, or else the first. */
const clientOf = (account_id: string) => sql`select c.organization_uuid, c.uuid, c.account_id, c.billing_currency
  from business_client c where c.account_id = ${account_id}
  order by (c.billing_owner = 'ACCOUNTANT' and has_access(c.status, c.earlier_status)) desc, c.relation_start limit 1`

/** In a firm's transaction, row level security hides the accounts of all others. */
export const accountFactsStore = {
  findAccount: async (tx: AnyTransaction, account_id: string): Promise<BillingAccount | undefined> => {
    const { rows } = await sql<BillingAccount>`select c.account_id as fb_account_id, o.subscription_migrated
      from (${clientOf(account_id)}) c join organization o on o.uuid = c.organization_uuid`.execute(tx)
    return rows[0]
  },

  findUsage: async (tx: AnyTransaction, account_id: string): Promise<Usage | undefined> => {
    const { rows } = await sql<Usage>`select (select count(*)::int from client_contact k
        where k.organization_uuid = c.organization_uuid and k.business_client = c.uuid) as team_members,
        0 as billable_clients
      from (${clientOf(account_id)}) c`.execute(tx)
    return rows[0]
  },

  findCurrency: async (
    tx: AnyTransaction,
    account_id: string,
  ): Promise<{ currency: string | null; now: Date } | undefined> => {
    const { rows } = await sql<{ currency: string | null; now: Date }>`select
        coalesce(s.currency, c.billing_currency) as currency, business_now() as now
      from (${clientOf(account_id)}) c join subscription s on s.account_id = c.account_id`.execute(tx)
    return rows[0]
  },

  /** With the clients that the reader sees. */
  listAccounts: async (
    tx: AnyTransaction,
    organization_uuid: string,
  ): Promise<(BillingAccount & { business_clients: string[] })[]> => {
    const { rows } = await sql<BillingAccount & { business_clients: string[] }>`select c.account_id as fb_account_id,
        o.subscription_migrated, array_agg(c.uuid order by c.uuid) as business_clients
      from business_client c join organization o on o.uuid = c.organization_uuid
      where c.organization_uuid = ${organization_uuid}
      group by c.account_id, o.subscription_migrated order by c.account_id`.execute(tx)
    return rows
  },
}
