import type { ClientRegistration } from '@partner-hub/contracts/clients/client-registration.ts'
import { sql } from 'kysely'
import type { FirmTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { comparedDigits, folded } from './find-similar-clients.ts'

/**
 * Refuses a client that the firm already has: the same name and the owner's email or phone, ignoring case.
 * Registrations of the same name are serialized, so that the second sees the first.
 */
export const refuseDuplicate = async (
  tx: FirmTransaction,
  firm: string,
  { client_name, client_contacts: owner }: ClientRegistration,
): Promise<void> => {
  const name = folded(sql`lower(${client_name}::text)`)
  await sql`select pg_advisory_xact_lock(hashtextextended(${firm} || ${name}, 0))`.execute(tx)
  const { rows } = await sql<{ uuid: string }>`select c.uuid
    from business_client c
    join client_contact o on o.organization_uuid = c.organization_uuid and o.business_client = c.uuid
    where c.organization_uuid = ${firm} and ${folded(sql`lower(c.client_name)`)} = ${name} and o.is_business_owner
      and (lower(o.contact_email) = lower(${owner.contact_email || null}::text)
        or ${comparedDigits(owner.contact_phone)}::text in (o.phone_digits, o.mobile_digits))
    order by c.status = 'ARCHIVED', c.uuid limit 1`.execute(tx)
  const [other] = rows
  if (other) throw new Refusal('duplicate_client', { fields: { duplicate_of: other.uuid } })
}
