import { sql } from 'kysely'
import type { AcrossTransaction } from '../database/database.ts'

/** Only one of several workers sweeps; the others skip this turn. */
export const isAlone = async (tx: AcrossTransaction, sweep: string): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${sweep})) as taken`.execute(
    tx,
  )
  return rows[0]?.taken ?? false
}
