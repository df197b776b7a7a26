import type { Database } from '../platform/database/database.ts'
import { storedId } from './provider-adapter.ts'
import { providerRecordStore } from './provider-record.store.ts'

/** The client of a client-credentials token, unless it has expired or has another audience. */
export const findClientToken = async (
  database: Database,
  token: string,
  audience: string,
): Promise<string | undefined> => {
  const id = storedId('ClientCredentials', token)
  const found = await providerRecordStore.find(database.once, 'ClientCredentials', id)
  const { clientId, aud } = (found?.payload ?? {}) as { clientId?: string; aud?: string }
  return aud === audience ? clientId : undefined
}
