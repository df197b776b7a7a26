import { HAND_OVER_SECONDS } from '@partner-hub/contracts/books/hand-over.ts'
import type { FirmRole } from '@partner-hub/contracts/firms/firm-roles.ts'
import { type Insertable, sql } from 'kysely'
import type { AcrossTransaction, FirmTransaction } from '../platform/database/database.ts'
import type { HandOver } from '../platform/database/tables.ts'

export interface Visit {
  organization_uuid: string
  uuid: string
  business_client: string
  account_id: string
  user_id: number
  /** The person's current role in the firm. */
  role: FirmRole
  /** When the session started that the visit ends with. */
  session_began_at: Date
}

/** Tickets and visits: all SQL of this table. */
export const handOverStore = {
  insert: (tx: FirmTransaction, handOver: Insertable<HandOver>) =>
    tx.insertInto('hand_over').values(handOver).execute(),

  /** Works once, before expiry and only for its purpose: of two concurrent calls one wins. */
  redeem: async (
    tx: AcrossTransaction,
    request: { ticket_hash: Buffer; account_id: string; target_host: string },
  ): Promise<string | undefined> => {
    const { rows } = await sql<{ uuid: string }>`update hand_over set redeemed_at = now()
      where ticket_hash = ${request.ticket_hash} and account_id = ${request.account_id} and target_host = ${request.target_host}
        and redeemed_at is null and created_at > now() - make_interval(secs => ${HAND_OVER_SECONDS})
      returning uuid`.execute(tx)
    return rows[0]?.uuid
  },

  /** A visit whose person still belongs to the firm and whose session has neither ended nor expired. */
  findVisit: async (tx: AcrossTransaction, uuid: string, seconds: number): Promise<Visit | undefined> => {
    const { rows } =
      await sql<Visit>`select h.organization_uuid, h.uuid, h.business_client, h.account_id, h.user_id, m.role,
        coalesce(s.created_at, h.created_at) as session_began_at
      from hand_over h
      join membership m on m.user_id = h.user_id and m.organization_uuid = h.organization_uuid
      left join sessions s on s.uuid = h.session_uuid
      where h.uuid = ${uuid} and h.redeemed_at is not null
        and coalesce(s.created_at, h.created_at) > now() - make_interval(secs => ${seconds})
        and (h.session_uuid is null or s.ended_at is null and s.uuid is not null)`.execute(tx)
    return rows[0]
  },

  dropOld: async (tx: AcrossTransaction, seconds: number, batch: number): Promise<number> => {
    const gone = await sql`delete from hand_over where (organization_uuid, uuid) in (select organization_uuid, uuid
      from hand_over where created_at < now() - make_interval(secs => ${seconds}) limit ${batch})`.execute(tx)
    return Number(gone.numAffectedRows ?? 0)
  },
}
