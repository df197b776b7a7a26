import { ClientAct, type ClientEvent } from '@partner-hub/contracts/clients/client-activity.ts'
import { sql } from 'kysely'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

interface StoredEvent {
  uuid: string
  at: Date
  act: ClientAct
  person: string | null
  detail: { fields?: string[]; reminders?: boolean; changes?: ClientEvent['changes'] }
}

/**
 * Only names the firm already knows: its own members', or the owner's as the firm entered it. Anyone else with the
 * link, staff and machines stay unnamed.
 */
const person = sql`case a.actor_kind
  when 'member' then (select nullif(btrim(u.first_name || ' ' || u.last_name), '')
    from membership m join users u on u.id = m.user_id
    where m.organization_uuid = a.organization_uuid and m.user_id::text = a.actor_id)
  when 'owner' then (select nullif(btrim(k.first_name || ' ' || k.last_name), '')
    from client_contact k
    where k.organization_uuid = a.organization_uuid and k.business_client = a.client and k.is_business_owner)
  end`

/** The onboarding panel is dismissed when its page is left, not by a person. */
const ENDED_BY_ITSELF = JSON.stringify(['show_onboarding_wizard'])

export const clientActivityStore = {
  /** Newest first, including the client's contacts; each subject uses its own index range. */
  list: (database: Pick<Database, 'readInFirm'>, scope: Scope, client: string, limit: number): Promise<StoredEvent[]> =>
    database.readInFirm(
      scope,
      sql<StoredEvent>`select a.uuid, a.at, a.act, a.detail, ${person} as person
        from (
          select newest.*, ${client}::uuid as client
          from (
            select ${client}::text as subject union all
            select k.uuid::text from client_contact k
            where k.organization_uuid = ${scope.organization_uuid} and k.business_client = ${client}::uuid
          ) told
          cross join lateral (
            select * from activity
            where organization_uuid = ${scope.organization_uuid} and subject = told.subject and act = any(${ClientAct.options})
              -- Must match the index's condition, or the index is not used.
              and act <> 'support_request'
              and not (act = 'client_updated' and detail -> 'fields' = ${ENDED_BY_ITSELF}::jsonb)
              -- Leaves out changes where every field was ignored: nothing was done.
              and detail -> 'fields' is distinct from '[]'::jsonb
            order by at desc limit ${limit}
          ) newest
          order by newest.at desc, newest.uuid desc limit ${limit}
        ) a
        order by a.at desc, a.uuid desc`,
    ),

  /** The last time each of these acts was done to the client, newest first. */
  newestOf: (
    database: Pick<Database, 'readInFirm'>,
    scope: Scope,
    client: string,
    acts: readonly ClientAct[],
  ): Promise<Pick<StoredEvent, 'act' | 'at' | 'person'>[]> =>
    database.readInFirm(
      scope,
      sql<StoredEvent>`select a.act, a.at, ${person} as person
        from (
          select distinct on (act) *, ${client}::uuid as client from activity
          where organization_uuid = ${scope.organization_uuid} and subject = ${client} and act = any(${[...acts]})
            -- Must match the index's condition, or the index is not used.
            and act <> 'support_request'
          order by act, at desc
        ) a
        order by a.at desc, a.uuid desc`,
    ),

  lastAt: async (tx: FirmTransaction, firm: string, client: string, act: ClientAct): Promise<Date | undefined> =>
    (
      await tx
        .selectFrom('activity')
        .select('at')
        .where('organization_uuid', '=', firm)
        .where('subject', '=', client)
        .where('act', '=', act)
        // Must match the index's condition and be a literal: a prepared plan does not use the index with a bound value.
        .where(sql<boolean>`act <> 'support_request'`)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.at,
}
