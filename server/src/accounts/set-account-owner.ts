import type { FirmTransaction } from '../platform/database/database.ts'
import { accountStore } from './account.store.ts'

/** Makes the person who accepted an invitation the account's owner. The caller holds the account's lock. */
export const setAccountOwner = async (tx: FirmTransaction, account_id: string, user_id: number): Promise<void> => {
  await accountStore.setOwner(tx, account_id, user_id)
}
