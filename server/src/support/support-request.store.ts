import {
  SUPPORT_CONSENT_HOURS,
  SUPPORT_REQUEST_DAYS,
  type SupportRequestState,
} from '@partner-hub/contracts/support/support.ts'
import { type RawBuilder, sql } from 'kysely'
import type { FirmTransaction } from '../platform/database/database.ts'

export interface NewSupportRequest {
  organization_uuid: string
  uuid: string
  user_id: number
  reason: string
  ticket_number: string
}

/** A request as seen by the person who made it. */
export interface OwnSupportRequest {
  uuid: string
  state: SupportRequestState
  expires_at: Date
  declined_at: Date | null
}

export interface StoredSupportRequest extends OwnSupportRequest {
  staff_name: string
  reason: string
  ticket_number: string
  allowed_by: string | null
  allowed_until: Date | null
  declined_by: string | null
}

const own = sql`r.uuid, r.expires_at, r.declined_at,
  case when r.declined_at is not null then 'declined'
    when coalesce(r.allowed_until, r.expires_at) <= now() then 'expired'
    when r.allowed_at is not null then 'allowed' else 'open' end as state`

/** Only once and before expiry: of two concurrent answers one wins. */
const answer = async (
  tx: FirmTransaction,
  organization_uuid: string,
  uuid: string,
  given: RawBuilder<unknown>,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`update support_request set ${given}
    where organization_uuid = ${organization_uuid} and uuid = ${uuid}
      and allowed_at is null and declined_at is null and expires_at > now()`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** One question to the firm per person and ticket. */
type Question = Pick<NewSupportRequest, 'organization_uuid' | 'user_id' | 'ticket_number'>

/** Staff's requests to firms that require consent: this table's SQL. */
export const supportRequestStore = {
  insert: async (tx: FirmTransaction, request: NewSupportRequest): Promise<Date> => {
    const { expires_at } = await tx
      .insertInto('support_request')
      .values({ ...request, expires_at: sql<Date>`now() + make_interval(days => ${SUPPORT_REQUEST_DAYS})` })
      .returning('expires_at')
      .executeTakeFirstOrThrow()
    return expires_at
  },

  findLast: async (
    tx: FirmTransaction,
    { organization_uuid, user_id, ticket_number }: Question,
  ): Promise<OwnSupportRequest | undefined> => {
    const { rows } = await sql<OwnSupportRequest>`select ${own} from support_request r
      where r.organization_uuid = ${organization_uuid} and r.user_id = ${user_id}
        and r.ticket_number = ${ticket_number}
      order by r.created_at desc, r.uuid desc limit 1`.execute(tx)
    return rows[0]
  },

  findOwn: async (
    tx: FirmTransaction,
    organization_uuid: string,
    uuid: string,
    user_id: number,
  ): Promise<OwnSupportRequest | undefined> => {
    const { rows } = await sql<OwnSupportRequest>`select ${own} from support_request r
      where r.organization_uuid = ${organization_uuid} and r.uuid = ${uuid} and r.user_id = ${user_id}`.execute(tx)
    return rows[0]
  },

  find: async (
    tx: FirmTransaction,
    organization_uuid: string,
    uuid: string,
  ): Promise<StoredSupportRequest | undefined> => {
    const { rows } = await sql<StoredSupportRequest>`select ${own}, r.reason, r.ticket_number, r.allowed_until,
        btrim(s.first_name || ' ' || s.last_name) as staff_name,
        btrim(a.first_name || ' ' || a.last_name) as allowed_by,
        btrim(d.first_name || ' ' || d.last_name) as declined_by
      from support_request r
      join users s on s.id = r.user_id
      left join users a on a.id = r.allowed_by
      left join users d on d.id = r.declined_by
      where r.organization_uuid = ${organization_uuid} and r.uuid = ${uuid}`.execute(tx)
    return rows[0]
  },

  allow: (tx: FirmTransaction, organization_uuid: string, uuid: string, user_id: number): Promise<boolean> =>
    answer(
      tx,
      organization_uuid,
      uuid,
      sql`allowed_by = ${user_id}, allowed_at = now(),
        allowed_until = now() + make_interval(hours => ${SUPPORT_CONSENT_HOURS})`,
    ),

  decline: (tx: FirmTransaction, organization_uuid: string, uuid: string, user_id: number): Promise<boolean> =>
    answer(tx, organization_uuid, uuid, sql`declined_by = ${user_id}, declined_at = now()`),
}
