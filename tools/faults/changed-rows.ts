import type { Stage } from './stage.ts'

interface AllRows {
  readonly tables: ReadonlyMap<string, ReadonlySet<string>>
  /** The rows added, changed and deleted since then, as text to compare. */
  since(earlier: AllRows): string
}

/** Records every visit, whatever the act. */
const LEFT_OUT = 'sessions'
/** Its numbers grow with every act; they are checked against their sources at the end. */
const COUNTS = 'client_counts'

/** Masks what differs between any two acts: ids, instants, hashes, addresses. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(\+00:00|Z)/g, '<instant>'],
  [/\\\\x[0-9a-f]*/g, '<bytes>'],
  [/guard:[0-9a-f]{64}/g, '<guard>'],
  [/[^\s"\\<]*(<uuid>)?@[\w.-]+/g, '<address>'],
  [/(\\?"(?:account_id|customer|fb_account_id)\\?": ?\\?")[\w-]{12}/g, '$1<account>'],
  [
    /(\\?"(?:id|user_id|actor_id|business_id|fb_system_id|user_service_group|created_by|sent_by)\\?": ?\\?"?)\d+/g,
    '$1<id>',
  ],
  [/("user_service_groups": \[)\d+/g, '$1<id>'],
  [/"actor": "user:\d+"/g, '"actor": "<user>"'],
  [/("invoice_number": "NB-\d{4}-)\d+/g, '$1<number>'],
  [/("last_number": )\d+/g, '$1<number>'],
]

const masked = (table: string, row: string): string => {
  const text = masks.reduce((last, [pattern, mask]) => last.replace(pattern, mask), row)
  return `${table} ${table === COUNTS ? text.replace(/\d+/g, '<count>') : text}`
}

/** Every row of every table. */
export const allRows = async ({ admin }: Pick<Stage, 'admin'>): Promise<AllRows> => {
  const found = await admin.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> '${LEFT_OUT}' order by 1`,
  )
  const tables = new Map(found.rows.map(({ name }) => [name, new Set<string>()]))
  const each = found.rows.map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as row from ${name} t`)
  const { rows } = await admin.query<{ name: string; row: string }>(each.join(' union all '))
  for (const { name, row } of rows) tables.get(name)?.add(row)
  return {
    tables,
    since: (earlier) =>
      [...tables]
        .flatMap(([name, now]) => {
          const before = earlier.tables.get(name) ?? new Set()
          const without = (rows: ReadonlySet<string>, others: ReadonlySet<string>) =>
            [...rows].filter((row) => !others.has(row)).map((row) => masked(name, row))
          const gone = without(before, now).map((row) => `no more: ${row}`)
          return [...without(now, before), ...gone].sort()
        })
        .join('\n'),
  }
}

/** The lines that two texts do not share. */
export const unshared = (text: string, other: string): string => {
  const without = (lines: string, left: string) => lines.split('\n').filter((line) => !left.split('\n').includes(line))
  return [...without(text, other), 'instead of', ...without(other, text)].join('\n')
}
