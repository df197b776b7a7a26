import type { Insertable } from 'kysely'
import type { FirmTransaction } from '../platform/database/database.ts'
import type { ClientAccountant } from '../platform/database/tables.ts'

/** Which of a firm's people are in a client's team: all SQL of this table, inside the firm. */
export const clientAccountantStore = {
  /** The firm's relation to an account, if it has one. */
  findClient: async (tx: FirmTransaction, firm: string, account_id: string): Promise<string | undefined> => {
    const client = await tx
      .selectFrom('business_client')
      .select('uuid')
      .where('organization_uuid', '=', firm)
      .where('account_id', '=', account_id)
      .executeTakeFirst()
    return client?.uuid
  },

  /** The invitations through which the firm's people are in this client's team. */
  listPlaces: async (tx: FirmTransaction, firm: string, business_client: string): Promise<string[]> => {
    const places = await tx
      .selectFrom('client_accountant')
      .select('invitation')
      .where('organization_uuid', '=', firm)
      .where('business_client', '=', business_client)
      .where('left_at', 'is', null)
      .execute()
    return places.map(({ invitation }) => invitation)
  },

  insert: (tx: FirmTransaction, place: Omit<Insertable<ClientAccountant>, 'joined_at' | 'left_at'>) =>
    tx.insertInto('client_accountant').values(place).execute(),
}
