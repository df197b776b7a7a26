import { sql } from 'kysely'
import type { AnyTransaction } from '../database/database.ts'

export const CHANNEL = 'firm_changes'

/** More than this many at once is the whole list. */
const NAMED_AT_MOST = 20

/**
 * Part of the act's transaction, told when it commits: which records of which firm are to be read again (decision 65).
 * Carries keys and nothing of the records.
 */
export const announceClients = async (tx: AnyTransaction, uuids: readonly string[] | undefined): Promise<void> => {
  if (!uuids || uuids.length === 0) return
  const named = uuids.length <= NAMED_AT_MOST
  await sql`select pg_notify(${CHANNEL}, json_build_object('firm', organization_uuid, 'keys',
      array['clients'] || ${named ? sql`array_agg('client:' || uuid)` : sql`array[]::text[]`})::text)
    from client_rows where uuid = any(${uuids}::uuid[]) group by organization_uuid`.execute(tx)
}
