import type { AcrossTransaction } from '../platform/database/database.ts'
import { clientRowsStore } from './client-rows.store.ts'

/** Answers those that it got: whoever has another writes its row anyway. */
type LockFree = (tx: AcrossTransaction, uuids: readonly string[]) => Promise<string[]>

/**
 * Rewrites one batch of rows that an older edition of the view has written, and answers how many it met, or none where
 * another worker has them all. Their clients are locked first, so that a change made meanwhile isn't overwritten by what
 * was so before it.
 */
export const rewriteOldRows = async (tx: AcrossTransaction, lockFree: LockFree, batch: number): Promise<number> => {
  const met = await clientRowsStore.findOfOlderEdition(tx, batch)
  if (met.length === 0) return 0
  const uuids = await lockFree(tx, met)
  if (uuids.length === 0) return 0
  await clientRowsStore.writeRows(tx, { uuids })
  return met.length
}
