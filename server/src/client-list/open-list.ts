import type { FirmTransaction } from '../platform/database/database.ts'
import { clientRowsStore } from './client-rows.store.ts'

/** A new firm starts without rows and with all counters at zero. */
export const openList = async (tx: FirmTransaction, organization_uuid: string): Promise<void> => {
  await clientRowsStore.insertCounts(tx, organization_uuid)
}
