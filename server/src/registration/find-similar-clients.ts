import type { AnswerOf, QueryOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { listSimilarClients } from '@partner-hub/contracts/clients/client-list.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'

type Similar = AnswerOf<typeof listSimilarClients>['results'][number]

const MOST = 3
/** The shortest phone number: with fewer digits someone is still typing. */
const DIGITS_LEAST = 8

export const comparedDigits = (phone: string): string | null => {
  const digits = phone.replace(/\D/g, '')
  return digits.length < DIGITS_LEAST ? null : digits
}

/** Collapses repeated spaces. */
export const folded = (text: RawBuilder<unknown>) => sql`regexp_replace(${text}, '[\\s\\u00a0]+', ' ', 'g')`

/** Clients of this firm that a new one may duplicate, archived ones last. */
export const findSimilarClients =
  ({ database }: { database: Database }) =>
  async (
    member: Member,
    organizationUuid: string,
    typed: QueryOf<typeof listSimilarClients>,
  ): Promise<{ results: Similar[] }> => {
    const firm = member.organization_uuid
    refuseUnless(organizationUuid === firm, 'not_found')
    const results = await database.readInFirm(
      member,
      sql<Similar>`with found as (
          select uuid, 'name' as same from client_rows
            where organization_uuid = ${firm} and ${folded(sql`sort_name`)} = ${folded(sql`sort_name(${typed.client_name}::text)`)}
          union all
          select business_client, 'phone' from client_contact where organization_uuid = ${firm}
            and ${comparedDigits(typed.contact_phone)} in (phone_digits, mobile_digits))
        select c.uuid, c.client_name as name, min(s.same) as same
          from found s join business_client c on c.organization_uuid = ${firm} and c.uuid = s.uuid
          group by c.uuid, c.client_name, c.status
          order by c.status = 'ARCHIVED', lower(c.client_name), c.uuid limit ${MOST}`,
    )
    return { results }
  }
