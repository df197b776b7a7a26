import { RUN_KEPT_DAYS } from '@partner-hub/contracts/clients/client-runs.ts'
import type { Database } from '../platform/database/database.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { clientRunStore } from './client-run.store.ts'
import { exportKey } from './export-clients.ts'

/**
 * Removes runs that ended long ago, with their outcome per client; the audit trail stays. The file is removed first, so
 * that a crash in between leaves no file without a run. If a file cannot be removed, only its run is kept, and the
 * error is thrown at the end. Returns how many runs it handled.
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
