import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { StoredClient } from './client.store.ts'

/** Parses one client from the JSON the list sends: both calls return the same record. */
export const clientRecord = (stored: StoredClient | undefined): Versioned<BusinessClient> => {
  refuseUnless(stored, 'not_found')
  const { uuid, version, answer } = stored
  if (answer === null) throw new Error(`client ${uuid} lacks its owner or its subscription`)
  const { row: _row, ...record } = JSON.parse(answer) as BusinessClient & { row: ClientRow }
  return { record, version }
}
