import type { Stage } from './stage.ts'

interface RowCounts {
  readonly rows: ReadonlyMap<string, number>
  /** What was added, table by table, as text to compare. */
  since(earlier: RowCounts): string
}

/** How many rows every table holds. */
export const rowCounts = async ({ admin }: Pick<Stage, 'admin'>): Promise<RowCounts> => {
  const tables = await admin.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const each = tables.rows.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const counted = await admin.query<{ name: string; rows: number }>(each.join(' union all '))
  const rows = new Map(counted.rows.map((table) => [table.name, table.rows]))
  return {
    rows,
    since: (earlier) =>
      [...rows]
        .map(([name, now]) => [name, now - (earlier.rows.get(name) ?? 0)] as const)
        .filter(([, added]) => added !== 0)
        .map(([name, added]) => `${name} ${added}`)
        .join(', '),
  }
}
