import type { ClientState } from '@partner-hub/contracts/client-actions.ts'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { AcrossTransaction, Database, FirmTransaction } from '../platform/database/database.ts'
import type { BusinessClient } from '../platform/database/tables.ts'

export interface StoredClient extends ClientState {
  uuid: string
  account_id: string
  version: number
  earlier_status: 'ACTIVE' | 'NO_ACCESS' | null
  answer_head: string | null
  /** Where Books opens the account; nothing until it has. */
  ml_redirect_url: string | null
}

const stored = (firm: string, uuid: string): RawBuilder<StoredClient> =>
  sql<StoredClient>`select c.uuid, c.account_id, c.version, c.earlier_status, c.status, c.billing_owner, c.ml_redirect_url,
      s.subscription_status, s.invitation_status, s.answer_head
    from business_client c join client_row_sources s on s.organization_uuid = c.organization_uuid and s.uuid = c.uuid
    where c.organization_uuid = ${firm} and c.uuid = ${uuid}`

/** A firm's relation to its clients: this table's SQL. */
export const clientStore = {
  read: async (database: Pick<Database, 'readInFirm'>, firm: string, uuid: string) =>
    (await database.readInFirm(firm, stored(firm, uuid)))[0],

  find: async (tx: FirmTransaction, firm: string, uuid: string) => (await stored(firm, uuid).execute(tx)).rows[0],

  /**
   * Taken before anything of a client, its contacts or its row is changed: two changes cannot cross, and each writes the
   * row from what the other left.
   */
  lock: async (tx: FirmTransaction, firm: string, uuid: string): Promise<StoredClient | undefined> => {
    const locking = tx
      .selectFrom('business_client')
      .select('uuid')
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .forNoKeyUpdate()
      .execute()
    // A statement of its own, so that it sees what was committed while the lock was waited for.
    const [, found] = await Promise.all([locking, clientStore.find(tx, firm, uuid)])
    return found
  },

  /** The same lock for many clients of any firm, in one order for everybody. */
  lockAcross: (tx: AcrossTransaction, uuids: readonly string[]) =>
    tx
      .selectFrom('business_client')
      .select('uuid')
      .where(sql<boolean>`uuid = any(${uuids}::uuid[])`)
      .orderBy('uuid')
      .forNoKeyUpdate()
      .execute(),

  /** Every firm's relation to an account. */
  listRelations: (tx: AcrossTransaction, account_id: string) =>
    tx
      .selectFrom('business_client')
      .select(['organization_uuid', 'uuid'])
      .where('account_id', '=', account_id)
      .execute(),

  /** Whether the owner is reminded, of this invitation and later ones. */
  switchReminders: (tx: FirmTransaction, firm: string, uuid: string, reminders: boolean) =>
    tx
      .updateTable('business_client')
      .set({ reminders })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .execute(),

  /** Guarded: a client that is no longer as it was read stays as it is. */
  update: async (
    tx: FirmTransaction,
    firm: string,
    { uuid, status, version }: Pick<StoredClient, 'uuid' | 'status' | 'version'>,
    changes: Updateable<BusinessClient>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('business_client')
      .set({ ...changes, version: version + 1 })
      .where('organization_uuid', '=', firm)
      .where('uuid', '=', uuid)
      .where('status', '=', status)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
}
