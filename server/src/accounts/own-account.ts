import type { FirmTransaction } from '../platform/database/database.ts'
import { accountStore } from './account.store.ts'

/** Whoever accepted an invitation owns the account from then on, whoever owned it before. Under the account's lock. */
export const ownAccount = async (tx: FirmTransaction, account_id: string, user_id: number): Promise<void> => {
  await accountStore.setOwner(tx, account_id, user_id)
}
