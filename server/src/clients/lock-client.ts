import type { AcrossTransaction, AnyTransaction, FirmTransaction } from '../platform/database/database.ts'
import { clientStore, type StoredClient } from './client.store.ts'

/** Take this lock before changing a client, its contacts or its row. Returns undefined for another firm's client. */
export const lockClient = (tx: FirmTransaction, firm: string, uuid: string): Promise<StoredClient | undefined> =>
  clientStore.lock(tx, firm, uuid)

/** Take this lock before any row lock, to change an account that firms share or to add a relation to it. */
export const lockAccount = (tx: AnyTransaction, account_id: string): Promise<void> =>
  clientStore.lockAccount(tx, account_id)

/** Only for a sweep that runs one at a time. */
export const lockAccounts = (tx: AnyTransaction, accounts: readonly string[]): Promise<void> =>
  clientStore.lockAccounts(tx, accounts)

/** Locks every firm's relation to an account: none can be added or changed until the transaction ends. */
export const lockRelations = (tx: AcrossTransaction, account_id: string) => clientStore.lockRelations(tx, account_id)
