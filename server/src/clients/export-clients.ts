import { clientCsv } from '../client-list/client-csv.ts'
import { CSV_TYPE } from '../platform/csv/csv.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { clientRunStore, type OfRun, statusOfRun } from './client-run.store.ts'
import { listExported } from './exported-clients.sql.ts'

/** The firm comes first in the key, as in every database key. */
export const exportKey = ({ organization_uuid, run }: OfRun): string => `exports/${organization_uuid}/${run}.csv`

/**
 * Each client is settled before its row is written: a file, also one whose upload ends after a retry's, never holds a
 * client that the run does not count as done. A retry overwrites the file under the same key. A stopped run leaves no
 * file, even if the process that wrote it died before it noticed the stop.
 */
export const exportClients = async (
  { database, objects }: { database: Database; objects: ObjectPort },
  of: OfRun,
  scope: Scope,
): Promise<void> => {
  const clients = await database.inFirm(scope, async (tx) => {
    if (!(await clientRunStore.isOpen(tx, of))) return undefined
    await clientRunStore.settleAll(tx, of)
    return listExported(tx, of)
  })
  if (clients) await objects.put(exportKey(of), Buffer.from(clientCsv(clients)), CSV_TYPE)
  if (await database.inFirm(scope, (tx) => isStopped(tx, of))) await objects.remove(exportKey(of))
}

/** Counts the settled clients unless the run was stopped meanwhile; then nothing of it was done. */
const isStopped = async (tx: FirmTransaction, of: OfRun): Promise<boolean> => {
  if (await clientRunStore.countSettled(tx, of)) return false
  const run = await clientRunStore.find(tx, of)
  if (run && statusOfRun(run) === 'DONE') return false
  await clientRunStore.unsettleAll(tx, of)
  return true
}
