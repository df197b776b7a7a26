import type { ClientFilter, ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { sql } from 'kysely'
import type { AcrossTransaction, AnyTransaction, Database, FirmTransaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Tables } from '../platform/database/tables.ts'
import { matching } from './client-filter.sql.ts'
import { type ListedPage, type PageRequest, pageStatement } from './client-page.sql.ts'

const orders = {
  list: sql`sort_name, uuid`,
  'uninvited first': sql`invitation_status <> 'DRAFT', sort_name, uuid`,
}
type Order = keyof typeof orders

/** The client list's rows and counters: all SQL of this read model. */
export const clientRowsStore = {
  /** One page and the counts of every view, in one statement. No row means that the firm does not exist. */
  listPage: async (
    database: Pick<Database, 'readInFirm'>,
    scope: Scope,
    request: PageRequest,
  ): Promise<ListedPage | undefined> => (await database.readInFirm(scope, pageStatement(scope, request)))[0],

  /** The clients that currently match a filter. */
  findMatching: async (
    tx: FirmTransaction,
    firm: string,
    filter: ClientFilter,
    { limit, order }: { limit: number; order: Order },
  ): Promise<string[]> => {
    const { rows } = await sql<{ uuid: string }>`select uuid from client_rows where organization_uuid = ${firm}
      ${matching(filter)} order by ${orders[order]} limit ${limit}`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  },

  /** Those of the named clients that belong to the firm, without duplicates. */
  findNamed: async (tx: FirmTransaction, firm: string, uuids: readonly string[], order: Order): Promise<string[]> => {
    const { rows } = await sql<{ uuid: string }>`select uuid from client_rows
      where organization_uuid = ${firm} and uuid = any(${uuids}::uuid[]) order by ${orders[order]}`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  },

  /** These clients as the list shows them, in the order given; those without a shown row are left out. */
  listNamed: async (tx: FirmTransaction, firm: string, uuids: readonly string[]): Promise<ClientRow[]> => {
    const { rows } = await sql<{ row: ClientRow }>`select r.answer::json -> 'row' as row
      from unnest(${uuids}::uuid[]) with ordinality as named (uuid, place)
      join client_rows r on r.organization_uuid = ${firm} and r.uuid = named.uuid
      where r.answer is not null order by named.place`.execute(tx)
    return rows.map(({ row }) => row)
  },

  /**
   * Locks clients whose row an older edition wrote, skipping those that someone else has locked: another worker, or
   * someone who changes the client and will write its row anyway.
   */
  lockOfOlderEdition: async (tx: AcrossTransaction, batch: number): Promise<string[]> => {
    const { rows } = await sql<{ uuid: string }>`select c.uuid from client_rows r
      join business_client c on c.organization_uuid = r.organization_uuid and c.uuid = r.uuid
      where r.edition < client_row_edition() order by r.edition limit ${batch}
      for no key update of c skip locked`.execute(tx)
    return rows.map(({ uuid }) => uuid)
  },

  insertCounts: (tx: FirmTransaction, organization_uuid: string) =>
    tx.insertInto('client_counts').values({ organization_uuid }).execute(),

  /** Rebuilds rows from their sources, for one firm or for all that the transaction sees. */
  writeRows: async (tx: AnyTransaction, of: { organization_uuid?: string; uuids?: readonly string[] }) => {
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
  'edition',
  'sort_name',
  'status',
  'billing_owner',
  'subscription_status',
  'trial_ends_at',
  'created_at',
  'trial_key',
  'invitation_status',
  'shown_status',
  'plan',
  'search',
  'owner_name',
  'answer',
] as const satisfies (keyof Tables['client_rows'])[]
