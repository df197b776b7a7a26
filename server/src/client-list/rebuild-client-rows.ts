import { sql } from 'kysely'
import type { AcrossTransaction, Database, FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { rowColumns } from './client-rows.store.ts'
import { refreshRows } from './refresh-rows.ts'

export interface RowDifferences {
  rows: number
  counts: number
}

/** How many list rows and counters differ from their sources. */
export const verifyClientRows = ({ database }: { database: Database }): Promise<RowDifferences> =>
  database.acrossFirms('verify the client list', differences)

/** Few enough that someone who edits one of these clients hardly waits. */
const ROWS_AT_ONCE = 500

/**
 * Rebuilds every list row and counter from its sources, also while the product is in use: like every change it locks
 * clients first and then the firm's counter.
 */
export const rebuildClientRows = async ({ database }: { database: Database }): Promise<void> => {
  const firms = await database.acrossFirms('rebuild the client list', (tx) =>
    tx.selectFrom('organization').select('uuid').orderBy('uuid').execute(),
  )
  for (const { uuid: firm } of firms) {
    const inFirm = <T>(work: (tx: FirmTransaction) => Promise<T>) => database.inFirm(wholeFirm(firm), work)
    let last: string | undefined
    do last = await inFirm((tx) => rebuildAfter(tx, firm, last))
    while (last)
    await inFirm((tx) => recount(tx, firm))
  }
}

/** Rebuilds the next rows after this client; returns the last of them, or undefined if there are none. */
const rebuildAfter = async (tx: FirmTransaction, firm: string, after: string | undefined) => {
  const clients = await tx
    .selectFrom('business_client')
    .select('uuid')
    .where('organization_uuid', '=', firm)
    .$if(after !== undefined, (query) => query.where('uuid', '>', after ?? ''))
    .orderBy('uuid')
    .limit(ROWS_AT_ONCE)
    .forNoKeyUpdate()
    .execute()
  const uuids = clients.map(({ uuid }) => uuid)
  if (uuids.length > 0) await refreshRows(tx, { organization_uuid: firm, uuids })
  return uuids.at(-1)
}

const recount = async (tx: FirmTransaction, firm: string): Promise<void> => {
  // A statement of its own, so that the next one sees every change that this lock waited for.
  await sql`select 1 from client_counts where organization_uuid = ${firm} for no key update`.execute(tx)
  await sql`update client_counts c set (every_count, all_count, active_count, trials_count, archived_count) =
    (select ${counted} from client_rows r where r.organization_uuid = c.organization_uuid)
    where c.organization_uuid = ${firm}`.execute(tx)
}

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
