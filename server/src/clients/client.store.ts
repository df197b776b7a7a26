import type { ClientView } from '@partner-hub/contracts/business-clients.ts'
import { type Selectable, sql } from 'kysely'
import type { AnyTransaction, Database, FirmTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'

/** The column of client_rows that says whether a row belongs to a view; each has its own partial index. */
const viewColumn = {
  all: 'in_all',
  active: 'in_active',
  trials: 'in_trials',
  archived: 'in_archived',
} as const satisfies Record<ClientView, keyof Tables['client_rows']>

const daysLeft = sql<number | null>`case when subscription_status = 'ACTIVE_TRIAL'
  then ceil(extract(epoch from trial_ends_at - business_now()) / 86400)::int end`

type Counts = Omit<Selectable<Tables['client_counts']>, 'organization_uuid'>

export type ListedRow = Pick<
  Selectable<Tables['client_rows']>,
  | 'uuid'
  | 'record'
  | 'contact'
  | 'client_name'
  | 'status'
  | 'billing_owner'
  | 'access_level'
  | 'subscription_uuid'
  | 'subscription_status'
  | 'display_name'
  | 'billing_interval'
  | 'staff_limits'
> & { days_left: number | null }

/** Clients and the rows of their list: the module's SQL and only its SQL. */
export const clientStore = {
  /**
   * A page of rows and the counts of every view in one statement, and in plain SQL: no call is made more often. A firm
   * whose page is empty comes as its counts alone; no row at all means that there is no such firm.
   */
  listPage: async (
    database: Pick<Database, 'readInFirm'>,
    firm: string,
    { view, limit, offset }: { view: ClientView | undefined; limit: number; offset: number },
  ): Promise<{ rows: ListedRow[]; counts: Counts | undefined }> => {
    // Written out as `column` and not `column = true`, so that the planner recognises the partial index.
    const inView = view ? sql`and ${sql.ref(viewColumn[view])}` : sql``
    const page = sql<Counts & (ListedRow | { uuid: null })>`
      select n.every_count, n.all_count, n.active_count, n.trials_count, n.archived_count, r.* from client_counts n
      left join lateral (
        select sort_name, uuid, record, contact, client_name, status, billing_owner, access_level, subscription_uuid,
          subscription_status, display_name, billing_interval, staff_limits, ${daysLeft} as days_left
        from client_rows where organization_uuid = ${firm} ${inView}
        order by sort_name, uuid limit ${limit} offset ${offset}
      ) r on true
      where n.organization_uuid = ${firm} order by r.sort_name, r.uuid`
    const rows = await database.readInFirm(firm, page)
    return { rows: rows.filter((row) => row.uuid !== null), counts: rows[0] }
  },

  openCounts: (tx: FirmTransaction, organization_uuid: string) =>
    tx.insertInto('client_counts').values({ organization_uuid }).execute(),

  /** Writes the list's rows anew from their sources: of one firm, or of all that the transaction sees. */
  refreshRows: async (tx: AnyTransaction, of: { organization_uuid?: string; uuids?: readonly string[] }) => {
    const sources = tx
      .selectFrom('client_row_sources')
      .select(rowColumns)
      .$if(of.organization_uuid !== undefined, (query) =>
        query.where('organization_uuid', '=', of.organization_uuid ?? ''),
      )
      .$if(of.uuids !== undefined, (query) => query.where(sql<boolean>`uuid = any(${of.uuids}::uuid[])`))
    await tx
      .insertInto('client_rows')
      .columns(rowColumns)
      // biome-ignore lint/suspicious/noExplicitAny: a view's columns are nullable to the types, the sources' are not
      .expression(sources as any)
      .onConflict((conflict) =>
        conflict
          .columns(['organization_uuid', 'uuid'])
          .doUpdateSet((row) =>
            Object.fromEntries(rowColumns.slice(2).map((column) => [column, row.ref(`excluded.${column}`)])),
          ),
      )
      .execute()
  },
}

export const rowColumns = [
  'organization_uuid',
  'uuid',
  'sort_name',
  'record',
  'contact',
  'client_name',
  'status',
  'billing_owner',
  'access_level',
  'subscription_uuid',
  'subscription_status',
  'trial_ends_at',
  'display_name',
  'billing_interval',
  'staff_limits',
] as const satisfies (keyof Tables['client_rows'])[]
