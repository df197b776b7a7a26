import type { Database } from '../platform/database/database.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'
import { clientCsv } from './client-csv.ts'
import { clientRunStore, type OfRun } from './client-run.store.ts'
import { listExported } from './exported-clients.sql.ts'

export const CSV_TYPE = 'text/csv; charset=utf-8'

/** The firm leads the key, as it leads every key of the database. */
export const exportKey = ({ organization_uuid, run }: OfRun): string => `exports/${organization_uuid}/${run}.csv`

/** Written again under the same key when it is repeated; the clients count as done once the file is there. */
export const exportClients = async (
  { database, objects }: { database: Database; objects: ObjectPort },
  of: OfRun,
): Promise<void> => {
  const clients = await database.inFirm(of.organization_uuid, (tx) => listExported(tx, of))
  await objects.put(exportKey(of), Buffer.from(clientCsv(clients)), CSV_TYPE)
  await database.inFirm(of.organization_uuid, (tx) => clientRunStore.settleAll(tx, of))
}
