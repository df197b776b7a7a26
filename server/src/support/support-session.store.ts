import { HAND_OVER_SECONDS } from '@partner-hub/contracts/books/hand-over.ts'
import { type Insertable, sql } from 'kysely'
import type { AcrossTransaction, FirmTransaction } from '../platform/database/database.ts'
import type { SupportSession } from '../platform/database/tables.ts'

export interface Visit {
  organization_uuid: string
  uuid: string
  reason: string
  ticket_number: string
  ends_at: Date
}

interface Ticket {
  ticket_hash: Buffer
  user_id: number
}

/** Unused, not expired, and its person is still staff. */
const isOpen = ({ ticket_hash, user_id }: Ticket) =>
  sql<boolean>`ticket_hash = ${ticket_hash} and user_id = ${user_id} and redeemed_at is null
    and created_at > now() - make_interval(secs => ${HAND_OVER_SECONDS})
    and exists (select from staff where staff.user_id = support_session.user_id)`

/** Support visits: this table's SQL. */
export const supportSessionStore = {
  insert: (tx: FirmTransaction, visit: Insertable<SupportSession>) =>
    tx.insertInto('support_session').values(visit).execute(),

  isPending: async (tx: AcrossTransaction, ticket: Ticket): Promise<boolean> => {
    const found = await tx.selectFrom('support_session').select('uuid').where(isOpen(ticket)).executeTakeFirst()
    return found !== undefined
  },

  /** Single use: of two concurrent calls one wins. */
  redeem: async (
    tx: AcrossTransaction,
    ticket: Ticket,
    { session_uuid, seconds }: { session_uuid: string; seconds: number },
  ): Promise<Visit | undefined> => {
    const { rows } = await sql<Visit>`update support_session
      set redeemed_at = now(), ends_at = now() + make_interval(secs => ${seconds}), session_uuid = ${session_uuid}
      where ${isOpen(ticket)}
      returning organization_uuid, uuid, reason, ticket_number, ends_at`.execute(tx)
    return rows[0]
  },

  /** Does nothing if it was already over. */
  end: (tx: AcrossTransaction, organization_uuid: string, uuid: string) =>
    tx
      .updateTable('support_session')
      .set({ ended_at: sql`now()` })
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', uuid)
      .where('ended_at', 'is', null)
      .where('ends_at', '>', sql<Date>`now()`)
      .returning(['user_id', 'ticket_number'])
      .executeTakeFirst(),

  /** Locks until the end of the transaction, so that requests of one visit are recorded one after the other. */
  lock: (tx: FirmTransaction, organization_uuid: string, uuid: string) =>
    tx
      .selectFrom('support_session')
      .select(['reason', 'ticket_number'])
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirstOrThrow(),

  setEnd: (tx: FirmTransaction, organization_uuid: string, uuid: string, ends_at: Date) =>
    tx
      .updateTable('support_session')
      .set({ ends_at })
      .where('organization_uuid', '=', organization_uuid)
      .where('uuid', '=', uuid)
      .execute(),

  /** Whether the client belongs to the firm and this visit has not viewed it before. */
  isFirstLook: async (
    tx: FirmTransaction,
    organization_uuid: string,
    visit: string,
    client: string,
  ): Promise<boolean> => {
    const { rows } = await sql`select from business_client c
      where c.organization_uuid = ${organization_uuid} and c.uuid = ${client}::uuid and not exists (
        select from activity a where a.organization_uuid = c.organization_uuid and a.subject = ${client}
          and a.act = 'support_viewed' and a.detail ->> 'visit' = ${visit})`.execute(tx)
    return rows.length > 0
  },

  /** The routes requested in each of these visits, with the client that the path named. */
  listLooks: async (
    tx: FirmTransaction,
    organization_uuid: string,
    visits: readonly string[],
  ): Promise<{ visit: string; route: string; client: string | null; client_name: string | null }[]> => {
    const { rows } = await sql<{ visit: string; route: string; client: string | null; client_name: string | null }>`
      select l.visit, l.route, c.uuid as client, c.client_name
      from (
        select a.subject as visit, a.detail ->> 'route' as route,
          substring(lower(a.detail ->> 'path') from '/business_clients/([0-9a-f-]{36})/') as client, min(a.at) as at
        from activity a
        where a.organization_uuid = ${organization_uuid} and a.subject = any(${visits}::text[])
          and a.act = 'support_request'
        group by 1, 2, 3
      ) l
      left join business_client c on c.organization_uuid = ${organization_uuid} and c.uuid::text = l.client
      order by l.at`.execute(tx)
    return rows
  },

  /** The visits that took place. */
  list: (tx: FirmTransaction, organization_uuid: string, { limit, offset }: { limit: number; offset: number }) =>
    tx
      .selectFrom('support_session as v')
      .innerJoin('users as u', 'u.id', 'v.user_id')
      .where('v.organization_uuid', '=', organization_uuid)
      .where('v.redeemed_at', 'is not', null)
      .select(['v.uuid', 'v.reason', 'v.ticket_number', 'u.first_name', 'u.last_name'])
      .select([sql<Date>`v.redeemed_at`.as('began_at'), sql<Date>`coalesce(v.ended_at, v.ends_at)`.as('ends_at')])
      .orderBy('v.redeemed_at', 'desc')
      .orderBy('v.uuid')
      .limit(limit)
      .offset(offset)
      .execute(),

  count: async (tx: FirmTransaction, organization_uuid: string): Promise<number> => {
    const { visits } = await tx
      .selectFrom('support_session')
      .select(sql<number>`count(*)`.as('visits'))
      .where('organization_uuid', '=', organization_uuid)
      .where('redeemed_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return visits
  },
}
