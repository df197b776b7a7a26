import { sql } from 'kysely'
import type { AnyTransaction } from '../database/database.ts'

/** Processed webhooks: all SQL of this table. */
export const webhookStore = {
  isSeen: async (tx: AnyTransaction, id: string): Promise<boolean> =>
    (await tx.selectFrom('webhook_seen').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,

  remember: (tx: AnyTransaction, id: string) =>
    tx
      .insertInto('webhook_seen')
      .values({ id })
      .onConflict((known) => known.doNothing())
      .execute(),

  dropOld: async (tx: AnyTransaction, keptDays: number, batch: number): Promise<number> => {
    const gone = await sql`delete from webhook_seen where id in
      (select id from webhook_seen where at < now() - make_interval(days => ${keptDays}) limit ${batch})`.execute(tx)
    return Number(gone.numAffectedRows ?? 0)
  },
}
