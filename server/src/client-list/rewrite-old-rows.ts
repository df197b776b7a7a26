import type { AcrossTransaction } from '../platform/database/database.ts'
import { clientRowsStore } from './client-rows.store.ts'

/** Returns the clients it could lock. Someone who holds another's lock will rewrite that row anyway. */
type LockFree = (tx: AcrossTransaction, uuids: readonly string[]) => Promise<string[]>

/**
 * Rewrites one batch of rows that an older version of the view wrote. Returns the size of the batch, or 0 if other
 * workers have locked all of it. Clients are locked first, so that a concurrent change is not overwritten with stale
 * data.
 */
export const rewriteOldRows = async (tx: AcrossTransaction, lockFree: LockFree, batch: number): Promise<number> => {
  const met = await clientRowsStore.findOfOlderEdition(tx, batch)
  if (met.length === 0) return 0
  const uuids = await lockFree(tx, met)
  if (uuids.length === 0) return 0
  await clientRowsStore.writeRows(tx, { uuids })
  return met.length
}
