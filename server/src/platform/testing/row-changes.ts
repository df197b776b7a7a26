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

/** What belongs to firms, people and accounts; not what follows from it, nor who was here when. */
const entities = [
  'users',
  'membership',
  'account',
  'account_settings',
  'business',
  'subscription',
  'organization',
  'identity',
  'user_service_group',
  'email_template',
  'business_client',
  'client_contact',
  'client_invitation',
]

const keyOf = (table: string, row: Row) =>
  [table, row.organization_uuid, row.uuid ?? row.id ?? row.user_id ?? row.account_id].join(' ')

/** Looks past every policy and says which columns of which entities an act has changed. */
export const watchRows = async (hub: Hub) => {
  const name = new URL(hub.clone.url).pathname.slice(1)
  const admin = new pg.Client({ connectionString: inDatabase(inject('services').DATABASE_ADMIN_URL, name) })
  await admin.connect()

  const snapshot = async (): Promise<Map<string, Row>> => {
    const rows = new Map<string, Row>()
    for (const table of entities) {
      const found = await admin.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`)
      for (const { row } of found.rows) rows.set(keyOf(table, row), row)
    }
    return rows
  }

  const differences = (before: Map<string, Row>, after: Map<string, Row>): string[] => {
    const changed = new Set<string>()
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [table = ''] = key.split(' ')
      const [was, is] = [before.get(key), after.get(key)]
      if (!was || !is) changed.add(`${table} row`)
      else
        for (const column of Object.keys(is))
          if (JSON.stringify(was[column]) !== JSON.stringify(is[column])) changed.add(`${table}.${column}`)
    }
    return [...changed].sort()
  }

  return {
    changedBy: async (act: () => Promise<unknown>): Promise<string[]> => {
      const before = await snapshot()
      await act()
      return differences(before, await snapshot())
    },
    /** Every column of every entity. */
    columns: async (): Promise<Column[]> =>
      (
        await admin.query<Column>(
          `select table_name as table, column_name as name, data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = any($1)`,
          [entities],
        )
      ).rows,
    close: () => admin.end(),
  }
}
