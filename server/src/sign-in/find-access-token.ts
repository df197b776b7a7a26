import type { Database } from '../platform/database/database.ts'
import { PORTAL_CLIENT_ID, PORTAL_SCOPE } from './portal-client.ts'
import { storedId } from './provider-adapter.ts'
import { providerRecordStore } from './provider-record.store.ts'

export interface AccessToken {
  user_uuid: string
  scope: string
  client_id: string
}

/** Whose token this is, unless it has expired, was revoked, belongs to another client or grants something else. */
export const findAccessToken = async (database: Database, token: string): Promise<AccessToken | undefined> => {
  const found = await providerRecordStore.find(database.once, 'AccessToken', storedId('AccessToken', token))
  if (!found) return undefined
  const { accountId, clientId, scope = '' } = found.payload as { accountId?: string; clientId?: string; scope?: string }
  if (!accountId || clientId !== PORTAL_CLIENT_ID || !scope.split(' ').includes(PORTAL_SCOPE)) return undefined
  return { user_uuid: accountId, scope, client_id: clientId }
}
