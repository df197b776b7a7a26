import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const KEPT_DAYS = 30

/** A repeat after this counts as a new request (docs/threats.md). Deletes one batch; returns how many. */
export const forgetOldKeys = async ({ database }: { database: Database }, batch: number): Promise<number> => {
  const gone = await sql`delete from idempotency_keys where (actor, key) in
    (select actor, key from idempotency_keys where created_at < now() - make_interval(days => ${KEPT_DAYS}) limit ${batch})`.execute(
    database.once,
  )
  return Number(gone.numAffectedRows ?? 0)
}
