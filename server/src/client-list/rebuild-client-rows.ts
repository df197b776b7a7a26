import { sql } from 'kysely'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import { rowColumns } from './client-rows.store.ts'
import { refreshRows } from './refresh-rows.ts'

export interface RowDifferences {
  rows: number
  counts: number
}

/** How many list rows and counters differ from their sources. */
export const verifyClientRows = ({ database }: { database: Database }): Promise<RowDifferences> =>
  database.acrossFirms('verify the client list', differences)

/** Rebuilds every list row and counter from its sources. */
export const rebuildClientRows = ({ database }: { database: Database }): Promise<void> =>
  database.acrossFirms('rebuild the client list', async (tx) => {
    await sql`delete from client_rows r where not exists
      (select 1 from client_row_sources s where s.organization_uuid = r.organization_uuid and s.uuid = r.uuid)`.execute(
      tx,
    )
    await refreshRows(tx, {})
    await sql`update client_counts c set (every_count, all_count, active_count, trials_count, archived_count) =
      (select ${counted} from client_rows r where r.organization_uuid = c.organization_uuid)`.execute(tx)
  })

const counted = sql`count(*)::int, (count(*) filter (where in_all))::int, (count(*) filter (where in_active))::int,
  (count(*) filter (where in_trials))::int, (count(*) filter (where in_archived))::int`
/** Skips the age of data copied from Books, which changes without its row and is never shown in the list. */
const columns = sql.join(
  rowColumns.map((column) =>
    column === 'answer' ? sql`regexp_replace(answer, '"settings_read_at":"[^"]*"', '')` : sql.ref(column),
  ),
)

const differences = async (tx: AcrossTransaction): Promise<RowDifferences> => {
  const rows = await sql<{ n: number }>`select count(*) as n from (
    (select ${columns} from client_rows except select ${columns} from client_row_sources)
    union all (select ${columns} from client_row_sources except select ${columns} from client_rows)) d`.execute(tx)
  const counts = await sql<{ n: number }>`select count(*) as n from client_counts c where
    (every_count, all_count, active_count, trials_count, archived_count) is distinct from
    (select row(${counted}) from client_rows r where r.organization_uuid = c.organization_uuid)`.execute(tx)
  return { rows: rows.rows[0]?.n ?? 0, counts: counts.rows[0]?.n ?? 0 }
}
