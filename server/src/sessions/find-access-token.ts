import type { Database } from '../platform/database/database.ts'
import { BOOKS_SIGN_IN_ID } from './books-client.ts'
import { INTEGRATOR_CLIENT_ID } from './integrator-client.ts'
import { PORTAL_CLIENT_ID, PORTAL_SCOPE } from './portal-client.ts'
import { storedId } from './provider-adapter.ts'
import { providerRecordStore } from './provider-record.store.ts'

export interface AccessToken {
  user_uuid: string
  scope: string
  client_id: string
}

/** Books calls the hub with the token of the person who is signed in there. */
const clients = new Set([PORTAL_CLIENT_ID, INTEGRATOR_CLIENT_ID, BOOKS_SIGN_IN_ID])

/** The owner of a token, unless it has expired, was revoked, belongs to another client or has another scope. */
export const findAccessToken = async (database: Database, token: string): Promise<AccessToken | undefined> => {
  const found = await providerRecordStore.find(database.once, 'AccessToken', storedId('AccessToken', token))
  if (!found) return undefined
  const { accountId, clientId, scope = '' } = found.payload as { accountId?: string; clientId?: string; scope?: string }
  if (!accountId || !clientId || !clients.has(clientId) || !scope.split(' ').includes(PORTAL_SCOPE)) return undefined
  return { user_uuid: accountId, scope, client_id: clientId }
}
