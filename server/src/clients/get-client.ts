import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Database } from '../platform/database/database.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { clientStore } from './client.store.ts'
import { clientRecord } from './client-record.ts'

interface Needs {
  database: Database
  refreshSettings: (firm: string, account_id: string, uuid: string) => Promise<void>
}

/** Another firm's client is as unknown as one that nobody has. Books is asked only about clients whose books are open. */
export const getClient =
  ({ database, refreshSettings }: Needs) =>
  async (firm: string, uuid: string): Promise<Versioned<BusinessClient>> => {
    const known = await clientStore.read(database, firm, uuid)
    if (known?.status !== 'ACTIVE') return clientRecord(known)
    await refreshSettings(firm, known.account_id, uuid)
    return clientRecord(await clientStore.read(database, firm, uuid))
  }
