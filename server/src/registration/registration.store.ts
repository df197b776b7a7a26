import type { NewBooksAccount } from '@partner-hub/contracts/books/books.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'

/** Reads a new client for the opening of its account in Books. */
export const registrationStore = {
  /** What Books needs to know about a new client. */
  findForBooks: async (database: Pick<Database, 'readInFirm'>, firm: string, uuid: string) =>
    (
      await database.readInFirm(
        wholeFirm(firm),
        sql<NewBooksAccount & { account_id: string }>`select c.account_id, b.id as business_id, b.uuid as business_uuid,
            b.name as business_name, c.country_code, c.business_currency as base_currency, c.business_industry, c.billing_owner,
            json_build_object('first_name', o.first_name, 'last_name', o.last_name, 'phone', o.contact_phone) as owner,
            json_build_object('id', c.uuid, 'name', f.name) as firm
          from business_client c
          join business b on b.account_id = c.account_id
          join organization f on f.uuid = c.organization_uuid
          join client_contact o on o.organization_uuid = c.organization_uuid and o.business_client = c.uuid
            and o.is_business_owner
          where c.organization_uuid = ${firm} and c.uuid = ${uuid}`,
      )
    )[0],
}
