import type { FirmTransaction } from '../platform/database/database.ts'
import { accountStore } from './account.store.ts'

export const renameBusiness = async (tx: FirmTransaction, account_id: string, name: string): Promise<void> => {
  await accountStore.rename(tx, account_id, name)
}
