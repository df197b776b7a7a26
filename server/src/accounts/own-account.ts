import type { FirmTransaction } from '../platform/database/database.ts'
import { accountStore } from './account.store.ts'

/** The person who accepted an invitation replaces the account's owner. Runs under the account's lock. */
export const ownAccount = async (tx: FirmTransaction, account_id: string, user_id: number): Promise<void> => {
  await accountStore.setOwner(tx, account_id, user_id)
}
