import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const KEPT_DAYS = 30

/** A repeat later than this is a new request (threats-and-faults §2.1). */
export const forgetOldKeys = ({ database }: { database: Database }) =>
  database.once
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute()
