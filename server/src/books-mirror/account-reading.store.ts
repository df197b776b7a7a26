import { sql } from 'kysely'
import type { AcrossTransaction } from '../platform/database/database.ts'

/** When an account was last reconciled with Books, and which version of its team is known. */
export const accountReadingStore = {
  /** Undefined for an account without clients. */
  findVersion: async (tx: AcrossTransaction, account_id: string): Promise<number | undefined> => {
    const reading = await tx
      .selectFrom('account_reading')
      .innerJoin('subscription', 'subscription.account_id', 'account_reading.account_id')
      .select('team_version')
      .where('account_reading.account_id', '=', account_id)
      .executeTakeFirst()
    return reading?.team_version
  },

  /** Open accounts of clients that have not been reconciled for an hour, oldest first. */
  takeUnreconciled: async (tx: AcrossTransaction, batch: number): Promise<string[]> => {
    const { rows } = await sql<{ account_id: string }>`update account_reading set reconciled_at = now()
      where account_id in (select a.account_id from account_reading a
        where a.reconciled_at <= now() - interval '1 hour' and exists (select 1 from business_client c
          where c.account_id = a.account_id and c.ml_redirect_url is not null)
        order by a.reconciled_at limit ${batch} for update of a skip locked)
      returning account_id`.execute(tx)
    return rows.map(({ account_id }) => account_id)
  },

  /** Due again in ten minutes. */
  putOff: (tx: AcrossTransaction, accounts: readonly string[]) =>
    tx
      .updateTable('account_reading')
      .set({ reconciled_at: sql`now() - interval '50 minutes'` })
      .where(sql<boolean>`account_id = any(${accounts}::text[])`)
      .execute(),

  /** False if a newer team was stored before. Locks the account. */
  moveOn: async (tx: AcrossTransaction, account_id: string, version: number): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('account_reading')
      .set({ team_version: version })
      .where('account_id', '=', account_id)
      .where('team_version', '<=', version)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}
