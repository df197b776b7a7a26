import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'

interface SupportNotice {
  user_id: number
  email: string
  firstName: string
  firmName: string
  staffName: string
  reason: string
  ticketNumber: string
}

/** One row per Owner and Admin; `of` is a visit or a request. */
const whomToMail = (of: RawBuilder<unknown>, firm: string, more: RawBuilder<unknown> = sql``) =>
  sql`select m.user_id, u.email, u.first_name as "firstName", o.name as "firmName",
      btrim(s.first_name || ' ' || s.last_name) as "staffName", v.reason, v.ticket_number as "ticketNumber"${more}
    from ${of} v
    join organization o on o.uuid = v.organization_uuid
    join users s on s.id = v.user_id
    join membership m on m.organization_uuid = v.organization_uuid and m.role in ('owner', 'admin')
    join users u on u.id = m.user_id
    where v.organization_uuid = ${firm}`

export const supportNoticeStore = {
  findOfVisit: (database: Pick<Database, 'readInFirm'>, firm: string, visit: string): Promise<SupportNotice[]> =>
    database.readInFirm(
      wholeFirm(firm),
      sql<SupportNotice>`${whomToMail(sql`support_session`, firm)} and v.uuid = ${visit}
        and v.redeemed_at is not null order by m.user_id`,
    ),

  findOfRequest: (
    database: Pick<Database, 'readInFirm'>,
    firm: string,
    request: string,
  ): Promise<(SupportNotice & { expiresAt: Date })[]> =>
    database.readInFirm(
      wholeFirm(firm),
      sql<SupportNotice & { expiresAt: Date }>`
        ${whomToMail(sql`support_request`, firm, sql`, v.expires_at as "expiresAt"`)} and v.uuid = ${request}
        and v.allowed_at is null and v.declined_at is null and v.expires_at > now() order by m.user_id`,
    ),
}
