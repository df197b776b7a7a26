import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import type { Database } from '../platform/database/database.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { clientStore } from './client.store.ts'
import { clientRecord } from './client-record.ts'

interface Needs {
  database: Database
}

/** Another firm's client is as unknown as one that nobody has. */
export const getClient =
  ({ database }: Needs) =>
  async (firm: string, uuid: string): Promise<Versioned<BusinessClient>> =>
    clientRecord(await clientStore.read(database, firm, uuid))
