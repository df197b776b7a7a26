import type { FoundFirm } from '@partner-hub/contracts/support/support.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { instant } from '../platform/database/instant.sql.ts'

const list = async (tx: AcrossTransaction, which: RawBuilder<unknown>, limit: number): Promise<FoundFirm[]> => {
  const { rows } = await sql<FoundFirm>`select o.uuid, o.name, concat_ws(', ', nullif(o.city, ''), o.country) as place,
      coalesce((select u.email_key from membership m join users u on u.id = m.user_id
        where m.organization_uuid = o.uuid and m.role = 'owner' order by m.created_at limit 1), '') as owner_email,
      coalesce(n.every_count, 0) as clients, ${instant('o.created_at')} as created_at
    from organization o left join client_counts n on n.organization_uuid = o.uuid
    where ${which} order by lower(o.name), o.uuid limit ${limit}`.execute(tx)
  return rows
}

/** The firms that support searches, with what identifies them. */
export const firmSearchStore = {
  findByUuid: async (tx: AcrossTransaction, uuid: string) => (await list(tx, sql`o.uuid = ${uuid}`, 1))[0],

  /** A person belongs to at most one firm, in any role. */
  findByMember: async (tx: AcrossTransaction, email_key: string) => {
    const isTheirs = sql`o.uuid in (select m.organization_uuid from membership m join users u on u.id = m.user_id
      where u.email_key = ${email_key})`
    return (await list(tx, isTheirs, 1))[0]
  },

  /** Firms whose names start with the text, ignoring case. */
  listByName: (tx: AcrossTransaction, beginning: string, limit: number) => {
    const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    return list(tx, sql`lower(o.name) like ${pattern}`, limit)
  },
}
