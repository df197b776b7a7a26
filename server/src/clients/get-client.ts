import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { clientStore } from './client.store.ts'
import { clientRecord } from './client-record.ts'

interface Needs {
  database: Database
  refreshSettings: (scope: Scope, account_id: string, uuid: string) => Promise<void>
}

/** Another firm's client looks like one that does not exist. Books is only called for active clients. */
export const getClient =
  ({ database, refreshSettings }: Needs) =>
  async (member: Member, uuid: string): Promise<Versioned<BusinessClient>> => {
    const known = await clientStore.read(database, member, uuid)
    if (known?.status !== 'ACTIVE') return clientRecord(known)
    await refreshSettings(member, known.account_id, uuid)
    return clientRecord(await clientStore.read(database, member, uuid))
  }
