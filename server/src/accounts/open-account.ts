import type { FirmTransaction } from '../platform/database/database.ts'
import { accountStore } from './account.store.ts'

type NewAccount = Parameters<typeof accountStore.open>[1]

/** Creates account and business; Books opens the account under these ids (DEC-45). */
export const openAccount = (tx: FirmTransaction, opened: NewAccount): Promise<void> => accountStore.open(tx, opened)
