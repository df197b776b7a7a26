import { type ClientPlace, columnsOf } from '@partner-hub/contracts/clients/client-states.ts'
import type { Start } from '@partner-hub/contracts/states/state-table.ts'
import { type Insertable, sql } from 'kysely'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import type { BusinessClient, ClientContact } from '../platform/database/tables.ts'

export type NewClient = Omit<Insertable<BusinessClient>, 'relation_start' | 'status' | 'earlier_status'>

/** Inserts a new client and tracks its account's creation in Books. */
export const newClientStore = {
  insertClient: (tx: FirmTransaction, client: NewClient, { to }: Start<ClientPlace>) =>
    tx
      .insertInto('business_client')
      .values({ ...client, ...columnsOf(to), relation_start: sql<Date>`business_now()` })
      .execute(),

  insertContact: (tx: FirmTransaction, contact: Insertable<ClientContact>) =>
    tx.insertInto('client_contact').values(contact).execute(),

  /** False once the firm has given up the client. */
  keepsAccess: async (database: Pick<Database, 'readInFirm'>, firm: string, uuid: string): Promise<boolean> => {
    const [client] = await database.readInFirm(
      wholeFirm(firm),
      sql<{ keeps: boolean }>`select has_access(c.status, c.earlier_status) as keeps from business_client c
        where c.organization_uuid = ${firm} and c.uuid = ${uuid}`,
    )
    return client?.keeps === true
  },

  /** Writes at most once per minute, however often it is called. False if nothing was written. */
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

  /** Leaves the version unchanged, because no person edited the client. */
  rememberAccount: (tx: FirmTransaction, firm: string, uuid: string, ml_redirect_url: string) =>
    tx
      .updateTable('business_client')
      .set({ ml_redirect_url, opening_failed_at: null })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .execute(),
}
