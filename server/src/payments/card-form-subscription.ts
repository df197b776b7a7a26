import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'

/**
 * The subscription whose card form a firm uses that is not migrated (DEC-55): one that the firm pays for, or else the
 * oldest. Undefined for a migrated firm, and for one without clients, which has no subscription to ask a form for.
 */
export const findCardFormSubscription =
  ({ database }: { database: Pick<Database, 'readInFirm'> }) =>
  async (organization_uuid: string): Promise<string | undefined> => {
    const rows = await database.readInFirm(
      wholeFirm(organization_uuid),
      sql<{ uuid: string }>`select s.uuid from organization o
        join business_client c on c.organization_uuid = o.uuid
        join subscription s on s.account_id = c.account_id
        where o.uuid = ${organization_uuid} and not o.subscription_migrated
        order by (s.status = 'ACTIVE' and c.billing_owner = 'ACCOUNTANT') desc, c.relation_start, s.uuid limit 1`,
    )
    return rows[0]?.uuid
  }
