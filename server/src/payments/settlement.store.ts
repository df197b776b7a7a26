import { sql } from 'kysely'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'

interface Settlement {
  payer: string
  uuid: string
}

/** Who is being charged for invoices that fell due. */
export const settlementStore = {
  /**
   * Begins one for each payer that has none, and returns that of each. A running one stays locked until the transaction
   * ends, so that it does not end before it has seen this transaction's invoices. Payers are locked in order.
   */
  begin: async (
    tx: AnyTransaction,
    payers: readonly string[],
    uuids: readonly string[],
  ): Promise<(Settlement & { is_new: boolean })[]> => {
    const { rows } = await sql<Settlement & { is_new: boolean }>`insert into settlement (payer, uuid)
      select payer, uuid from unnest(${payers}::uuid[], ${uuids}::uuid[]) as t (payer, uuid) order by payer
      on conflict (payer) where ended_at is null do update set begun_at = settlement.begun_at
      returning payer, uuid, xmax = 0 as is_new`.execute(tx)
    return rows
  },

  /** False if it has ended. */
  lock: async (tx: AcrossTransaction, { payer, uuid }: Settlement): Promise<boolean> => {
    const { rows } = await sql`select from settlement where payer = ${payer} and uuid = ${uuid} and ended_at is null
      for no key update`.execute(tx)
    return rows.length === 1
  },

  end: async (tx: AcrossTransaction, { payer, uuid }: Settlement): Promise<void> => {
    await sql`update settlement set ended_at = now() where payer = ${payer} and uuid = ${uuid}`.execute(tx)
  },
}
