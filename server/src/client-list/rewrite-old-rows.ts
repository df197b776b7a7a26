import type { AcrossTransaction } from '../platform/database/database.ts'
import { clientRowsStore } from './client-rows.store.ts'

type Lock = (tx: AcrossTransaction, uuids: readonly string[]) => Promise<unknown>

/**
 * Rewrites one batch of rows that an older edition of the view has written, and answers how many. Their clients are
 * locked first, so that a change made meanwhile isn't overwritten by what was so before it.
 */
export const rewriteOldRows = async (tx: AcrossTransaction, lock: Lock, batch: number): Promise<number> => {
  const uuids = await clientRowsStore.findOfOlderEdition(tx, batch)
  if (uuids.length === 0) return 0
  await lock(tx, uuids)
  await clientRowsStore.writeRows(tx, { uuids })
  return uuids.length
}
