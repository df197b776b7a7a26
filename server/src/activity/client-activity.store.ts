import { ClientAct } from '@partner-hub/contracts/client-activity.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

interface StoredEvent {
  uuid: string
  at: Date
  act: ClientAct
  person: string | null
  detail: { fields?: string[]; reminders?: boolean }
}

/** Staff and machines act without a name: what they do to a client is told as something that happened. */
const person = sql`left join users u on u.id = case when a.actor_kind in ('member', 'owner') then a.actor_id::bigint end`

export const clientActivityStore = {
  /** The newest first, those of the client's contacts among them. */
  list: (database: Pick<Database, 'readInFirm'>, firm: string, client: string, limit: number): Promise<StoredEvent[]> =>
    database.readInFirm(
      firm,
      sql<StoredEvent>`select a.uuid, a.at, a.act, a.detail, nullif(btrim(u.first_name || ' ' || u.last_name), '') as person
        from activity a ${person}
        where a.organization_uuid = ${firm} and a.act = any(${ClientAct.options})
          and a.subject = any(array(
            select ${client} union all
            select k.uuid::text from client_contact k
            where k.organization_uuid = ${firm} and k.business_client = ${client}::uuid))
        order by a.at desc, a.uuid desc limit ${limit}`,
    ),
}
