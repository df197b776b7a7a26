import { clientCsv } from '../client-list/client-csv.ts'
import type { Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { clientRunStore, type OfRun, runRecord } from './client-run.store.ts'
import { listExported } from './exported-clients.sql.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** The firm comes first in the key, as in every database key. */
export const exportKey = ({ organization_uuid, run }: OfRun): string => `exports/${organization_uuid}/${run}.csv`

/**
 * A retry overwrites the file under the same key. Clients count as done once the file exists. A stopped run leaves no
 * file, even if the process that wrote it died before it noticed the stop.
 */
export const exportClients = async (
  { database, objects }: { database: Database; objects: ObjectPort },
  of: OfRun,
  scope: Scope,
): Promise<void> => {
  const clients = await database.inFirm(scope, async (tx) =>
    (await clientRunStore.isOpen(tx, of)) ? listExported(tx, of) : undefined,
  )
  if (clients) await objects.put(exportKey(of), Buffer.from(clientCsv(clients)), CSV_TYPE)
  const run = await database.inFirm(scope, async (tx) => {
    await clientRunStore.settleAll(tx, of)
    return clientRunStore.find(tx, of)
  })
  if (!run || runRecord(run).status === 'STOPPED') await objects.remove(exportKey(of))
}
