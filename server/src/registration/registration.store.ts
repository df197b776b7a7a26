import type { NewBooksAccount } from '@partner-hub/contracts/books.ts'
import { type Insertable, sql } from 'kysely'
import { hasAccess } from '../clients/has-access.sql.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { BusinessClient, ClientContact } from '../platform/database/tables.ts'

interface FirstSubscription {
  account_id: string
  uuid: string
  status: 'DIRECT_BILLING_PENDING' | 'ACTIVE_TRIAL'
  /** None where no trial runs. */
  trialHours: number | undefined
  created_at: Date
}

/** Everything a new client is made of: the inserts of its registration, and the address that comes after it. */
export const registrationStore = {
  insertSubscription: (tx: FirmTransaction, { trialHours, ...subscription }: FirstSubscription) =>
    tx
      .insertInto('subscription')
      .values({
        ...subscription,
        trial_ends_at:
          trialHours === undefined ? null : sql<Date>`business_now() + make_interval(hours => ${trialHours})`,
      })
      .execute(),

  insertClient: (tx: FirmTransaction, client: Omit<Insertable<BusinessClient>, 'relation_start'>) =>
    tx
      .insertInto('business_client')
      .values({ ...client, relation_start: sql<Date>`business_now()` })
      .execute(),

  insertContact: (tx: FirmTransaction, contact: Insertable<ClientContact>) =>
    tx.insertInto('client_contact').values(contact).execute(),

  /** What Books is told of a new client. */
  findForBooks: async (database: Pick<Database, 'readInFirm'>, firm: string, uuid: string) =>
    (
      await database.readInFirm(
        firm,
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

  /** Whether the firm has not given the client up. */
  keepsAccess: async (database: Pick<Database, 'readInFirm'>, firm: string, uuid: string): Promise<boolean> => {
    const [client] = await database.readInFirm(
      firm,
      sql<{ keeps: boolean }>`select ${hasAccess('c')} as keeps from business_client c
        where c.organization_uuid = ${firm} and c.uuid = ${uuid}`,
    )
    return client?.keeps === true
  },

  /** At most once a minute, however often it is tried. False when nothing was written. */
  noteFailedOpening: async (tx: FirmTransaction, firm: string, uuid: string): Promise<boolean> => {
    const noted = await tx
      .updateTable('business_client')
      .set({ opening_failed_at: sql`business_now()` })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .where('ml_redirect_url', 'is', null)
      .where(sql<boolean>`coalesce(opening_failed_at <= business_now() - interval '1 minute', true)`)
      .executeTakeFirst()
    return noted.numUpdatedRows > 0n
  },

  /** No change that a person made: the version that saves are checked against stays. */
  rememberAccount: (tx: FirmTransaction, firm: string, uuid: string, ml_redirect_url: string) =>
    tx
      .updateTable('business_client')
      .set({ ml_redirect_url, opening_failed_at: null })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .execute(),
}
