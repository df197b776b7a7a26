import type { Database } from '../platform/database/database.ts'
import { clientRowsStore } from './client-rows.store.ts'

/**
 * Rewrites one batch of rows that an older edition of the view wrote, and returns how many. Several workers share the
 * work. Clients are locked first, so that a concurrent change is not overwritten with stale data.
 */
export const rewriteOldRows =
  ({ database }: { database: Database }) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('list rows of an older edition', async (tx) => {
      const uuids = await clientRowsStore.lockOfOlderEdition(tx, batch)
      if (uuids.length > 0) await clientRowsStore.writeRows(tx, { uuids })
      return uuids.length
    })
