import { sql } from 'kysely'

/** A timestamp as the API returns it: ISO 8601 in UTC, with milliseconds. */
export const instant = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
