import type { AnyTransaction } from '../platform/database/database.ts'
import { announceClients } from '../platform/live/announce.ts'
import { clientRowsStore } from './client-rows.store.ts'

/**
 * Call it in the transaction that changed a source. Rebuilds the list's rows, for one firm or for all that the
 * transaction sees, and notifies open pages.
 */
export const refreshRows = async (
  tx: AnyTransaction,
  of: { organization_uuid?: string; uuids?: readonly string[] },
): Promise<void> => {
  await clientRowsStore.writeRows(tx, of)
  await announceClients(tx, of.uuids)
}
