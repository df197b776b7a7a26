import type { AnyTransaction } from '../platform/database/database.ts'
import { announceClients } from '../platform/live/announce.ts'
import { clientRowsStore } from './client-rows.store.ts'

/**
 * In the transaction that changed a source: the list's rows are written anew, of one firm or of all that the transaction
 * sees, and open pages are told.
 */
export const refreshRows = async (
  tx: AnyTransaction,
  of: { organization_uuid?: string; uuids?: readonly string[] },
): Promise<void> => {
  await clientRowsStore.writeRows(tx, of)
  await announceClients(tx, of.uuids)
}
