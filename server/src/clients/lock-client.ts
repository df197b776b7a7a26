import type { AcrossTransaction, AnyTransaction, FirmTransaction } from '../platform/database/database.ts'
import { clientStore, type StoredClient } from './client.store.ts'

/** Before anything of a client, its contacts or its row is changed: two changes cannot cross. Nothing for another firm's. */
export const lockClient = (tx: FirmTransaction, firm: string, uuid: string): Promise<StoredClient | undefined> =>
  clientStore.lock(tx, firm, uuid)

/**
 * Before anything of an account that several firms share is changed, and before a relation to it is added. Comes before
 * the locks of rows.
 */
export const lockAccount = (tx: AnyTransaction, account_id: string): Promise<void> =>
  clientStore.lockAccount(tx, account_id)

/** For a sweep, of which only one runs at a time. */
export const lockAccounts = (tx: AnyTransaction, accounts: readonly string[]): Promise<void> =>
  clientStore.lockAccounts(tx, accounts)

/** Every firm's relation to an account: nobody joins it, and no row of any of them changes meanwhile. */
export const lockRelations = (tx: AcrossTransaction, account_id: string) => clientStore.lockRelations(tx, account_id)
