import { RUN_KEPT_DAYS } from '@partner-hub/contracts/client-runs.ts'
import type { Database } from '../platform/database/database.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { clientRunStore } from './client-run.store.ts'
import { exportKey } from './export-clients.ts'

/**
 * Runs that ended long ago, with what became of each client; the trail keeps its word of them. The file goes first: no
 * file is left without its run, and whoever dies in between finds the run again. Answers how many were found.
 */
export const removeOldRuns =
  ({ database, objects }: { database: Database; objects: ObjectPort }) =>
  async (batch: number): Promise<number> => {
    const old = await database.acrossFirms('old runs', (tx) => clientRunStore.listOld(tx, RUN_KEPT_DAYS, batch))
    for (const { action, ...of } of old) {
      if (action === 'export') await objects.remove(exportKey(of))
      await database.acrossFirms('old runs', (tx) => clientRunStore.remove(tx, of))
    }
    return old.length
  }
