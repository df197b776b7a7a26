import { sql } from 'kysely'
import type { AcrossTransaction } from '../database/database.ts'

/** Of several workers one sweeps; the others have nothing to do until the next turn. */
export const isAlone = async (tx: AcrossTransaction, sweep: string): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext(${sweep})) as taken`.execute(
    tx,
  )
  return rows[0]?.taken ?? false
}
