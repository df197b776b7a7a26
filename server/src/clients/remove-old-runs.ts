import { RUN_KEPT_DAYS } from '@partner-hub/contracts/clients/client-runs.ts'
import type { Database } from '../platform/database/database.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { clientRunStore } from './client-run.store.ts'
import { exportKey } from './export-clients.ts'

/**
 * Runs that ended long ago, with what became of each client; the trail keeps its word of them. The file goes first: no
 * file is left without its run, and whoever dies in between finds the run again. A file that cannot be removed keeps its
 * own run alone, and is told of at the end. Answers how many were removed.
 */
export const removeOldRuns =
  ({ database, objects }: { database: Database; objects: ObjectPort }) =>
  async (batch: number): Promise<number> => {
    const old = await database.acrossFirms('old runs', (tx) => clientRunStore.listOld(tx, RUN_KEPT_DAYS, batch))
    const remove = async ({ action, ...of }: (typeof old)[number]) => {
      if (action === 'export') await objects.remove(exportKey(of))
      await database.acrossFirms('old runs', (tx) => clientRunStore.remove(tx, of))
    }
    let failure: Error | undefined
    for (const run of old)
      await remove(run).catch((error: Error) => {
        failure ??= error
      })
    if (failure) throw failure
    return old.length
  }
