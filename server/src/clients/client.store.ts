import type { ClientView } from '@partner-hub/contracts/business-clients.ts'
import { sql } from 'kysely'
import type { AnyTransaction, FirmTransaction } from '../platform/database/database.ts'
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

/** Clients and the rows of their list: the module's SQL and only its SQL. */
export const clientStore = {
  listRows: (
    tx: FirmTransaction,
    firm: string,
    page: { view: ClientView | undefined; limit: number; offset: number },
  ) => {
    const rows = tx
      .selectFrom('client_rows')
      .select(['record', 'contact', 'status', 'billing_owner', 'access_level', 'client_name', 'uuid'])
      .select(['subscription_uuid', 'subscription_status', 'display_name', 'billing_interval', 'staff_limits'])
      .select(daysLeft.as('days_left'))
      .where('organization_uuid', '=', firm)
      .orderBy('sort_name')
      .orderBy('uuid')
      .limit(page.limit)
      .offset(page.offset)
    // Written out as `column` and not `column = true`, so that the planner recognises the partial index.
    return (page.view ? rows.where(sql<boolean>`${sql.ref(viewColumn[page.view])}`) : rows).execute()
  },

  countRows: (tx: FirmTransaction, firm: string) =>
    tx.selectFrom('client_counts').selectAll().where('organization_uuid', '=', firm).executeTakeFirst(),

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
