import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'

export interface OwnerMail {
  email: string
  first_name: string
  client_name: string
  firm_name: string
  trial_ends_at: Date | null
  redirect_url: string
  reply_to: string | null
}

/** The content of a reminder to the owner. */
export const ownerMailStore = {
  /** Undefined once a plan was selected or the firm gave up the client, or if no address or account is known. */
  find: async (
    database: Pick<Database, 'readInFirm'>,
    firm: string,
    client: string,
    user_id: number,
  ): Promise<OwnerMail | undefined> => {
    const [mail] = await database.readInFirm(
      wholeFirm(firm),
      sql<OwnerMail>`select k.contact_email as email, k.first_name, c.client_name, o.name as firm_name, s.trial_ends_at,
          c.ml_redirect_url as redirect_url, u.email as reply_to
        from business_client c
        join organization o on o.uuid = c.organization_uuid
        join subscription s on s.account_id = c.account_id
          and effective_status(s.status, s.trial_ends_at, business_now()) = 'TRIAL_EXPIRED'
        join client_contact k on k.organization_uuid = c.organization_uuid and k.business_client = c.uuid
          and k.is_business_owner
        left join users u on u.id = ${user_id}
        where c.organization_uuid = ${firm} and c.uuid = ${client} and c.status = 'ACTIVE'
          and k.contact_email is not null and c.ml_redirect_url is not null`,
    )
    return mail
  },
}
