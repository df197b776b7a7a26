import pg from 'pg'
import { inject } from 'vitest'
import type { Hub } from './hub.ts'
import { inDatabase } from './template-database.ts'

interface Column {
  table: string
  name: string
  type: string
}

type Row = Record<string, unknown>
type IsOwn = (row: Row) => boolean

/** Written by any request: log-ins in progress and counters. */
const traces = ['sign_in_attempts', 'rate_limits']

/** Derived from other changes, or a record of who was here when. */
const consequences = ['activity', 'client_rows', 'client_counts', 'idempotency_keys', 'sessions', 'story_starts']

interface Table {
  name: string
  key: string[]
}

/** Every table, so that new ones are watched automatically. */
const tablesOf = async (admin: pg.Client, leftOut: readonly string[]): Promise<Table[]> =>
  (
    await admin.query<Table>(
      `select c.relname::text as name,
        (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
          where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1)`,
      [leftOut],
    )
  ).rows

export type WatchedRows = Awaited<ReturnType<typeof watchRows>>

/**
 * Bypasses every policy and reports which columns of which rows an act has changed: of firms, people and accounts, or
 * of every table if nothing is left out.
 */
export const watchRows = async (hub: Hub, leftOut: readonly string[] = consequences) => {
  const name = new URL(hub.clone.url).pathname.slice(1)
  const admin = new pg.Client({ connectionString: inDatabase(inject('services').DATABASE_ADMIN_URL, name) })
  await admin.connect()
  const tables = await tablesOf(admin, [...traces, ...leftOut])
  const everyRow = tables
    .map(
      ({ name, key }) =>
        `select '${name}' as name, array[${key.map((column) => `${column}::text`)}] as key, to_jsonb(t) as row from ${name} t`,
    )
    .join(' union all ')

  const snapshot = async (): Promise<Map<string, Row>> => {
    const found = await admin.query<{ name: string; key: string[]; row: Row }>(everyRow)
    return new Map(found.rows.map(({ name, key, row }) => [[name, ...key].join(' '), row]))
  }

  const differences = (before: Map<string, Row>, after: Map<string, Row>, isOwn: IsOwn): string[] => {
    const changed = new Set<string>()
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [table = ''] = key.split(' ')
      const [was, is] = [before.get(key), after.get(key)]
      if ((!was || isOwn(was)) && (!is || isOwn(is))) continue
      if (!was || !is) changed.add(is ? `${table} row` : `${table} row gone`)
      else
        for (const column of Object.keys(is))
          if (JSON.stringify(was[column]) !== JSON.stringify(is[column])) changed.add(`${table}.${column}`)
    }
    return [...changed].sort()
  }

  return {
    /** `isOwn` marks rows that the caller may change; none by default. */
    changedBy: async (act: () => Promise<unknown>, isOwn: IsOwn = () => false): Promise<string[]> => {
      const before = await snapshot()
      await act()
      return differences(before, await snapshot(), isOwn)
    },
    /** Every column of every watched table. */
    columns: async (): Promise<Column[]> =>
      (
        await admin.query<Column>(
          `select table_name as table, column_name as name, data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = any($1)`,
          [tables.map(({ name }) => name)],
        )
      ).rows,
    close: () => admin.end(),
  }
}
