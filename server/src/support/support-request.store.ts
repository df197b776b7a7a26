import { SUPPORT_CONSENT_HOURS, SUPPORT_REQUEST_DAYS } from '@partner-hub/contracts/support.ts'
import { sql } from 'kysely'
import type { FirmTransaction } from '../platform/database/database.ts'

export interface NewSupportRequest {
  organization_uuid: string
  uuid: string
  user_id: number
  reason: string
  ticket_number: string
}

export interface StoredSupportRequest {
  uuid: string
  staff_name: string
  reason: string
  ticket_number: string
  expires_at: Date
  is_expired: boolean
  allowed_by: string | null
  allowed_until: Date | null
}

/** Of one person, for one ticket: another ticket is another question to the firm. */
type Question = Pick<NewSupportRequest, 'organization_uuid' | 'user_id' | 'ticket_number'>

/** Requests of staff to firms that require consent: this table's SQL. */
export const supportRequestStore = {
  insert: async (tx: FirmTransaction, request: NewSupportRequest): Promise<Date> => {
    const { expires_at } = await tx
      .insertInto('support_request')
      .values({ ...request, expires_at: sql<Date>`now() + make_interval(days => ${SUPPORT_REQUEST_DAYS})` })
      .returning('expires_at')
      .executeTakeFirstOrThrow()
    return expires_at
  },

  isAllowed: async (tx: FirmTransaction, { organization_uuid, user_id, ticket_number }: Question): Promise<boolean> => {
    const { rows } = await sql`select from support_request where organization_uuid = ${organization_uuid}
      and user_id = ${user_id} and ticket_number = ${ticket_number} and allowed_until > now()`.execute(tx)
    return rows.length > 0
  },

  findOpen: async (
    tx: FirmTransaction,
    { organization_uuid, user_id, ticket_number }: Question,
  ): Promise<Date | undefined> => {
    const { rows } = await sql<{ expires_at: Date }>`select expires_at from support_request
      where organization_uuid = ${organization_uuid} and user_id = ${user_id} and ticket_number = ${ticket_number}
        and allowed_at is null and expires_at > now()
      order by created_at desc limit 1`.execute(tx)
    return rows[0]?.expires_at
  },

  find: async (
    tx: FirmTransaction,
    organization_uuid: string,
    uuid: string,
  ): Promise<StoredSupportRequest | undefined> => {
    const { rows } = await sql<StoredSupportRequest>`select r.uuid, r.reason, r.ticket_number, r.expires_at,
        r.allowed_until, btrim(s.first_name || ' ' || s.last_name) as staff_name,
        coalesce(r.allowed_until, r.expires_at) <= now() as is_expired,
        btrim(b.first_name || ' ' || b.last_name) as allowed_by
      from support_request r
      join users s on s.id = r.user_id
      left join users b on b.id = r.allowed_by
      where r.organization_uuid = ${organization_uuid} and r.uuid = ${uuid}`.execute(tx)
    return rows[0]
  },

  /** Once, and in time: of two at the same moment one wins. */
  allow: async (tx: FirmTransaction, organization_uuid: string, uuid: string, user_id: number): Promise<boolean> => {
    const { numAffectedRows } = await sql`update support_request set allowed_by = ${user_id}, allowed_at = now(),
        allowed_until = now() + make_interval(hours => ${SUPPORT_CONSENT_HOURS})
      where organization_uuid = ${organization_uuid} and uuid = ${uuid} and allowed_at is null and expires_at > now()`.execute(
      tx,
    )
    return (numAffectedRows ?? 0n) > 0n
  },
}
