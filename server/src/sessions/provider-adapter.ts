import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Database } from '../platform/database/database.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { providerRecordStore } from './provider-record.store.ts'

/** Their ids are bearer secrets, so they are stored as hashes: someone who reads the database cannot use them. */
const secretKinds = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode', 'ClientCredentials', 'LogInTicket'])

export const storedId = (kind: string, id: string): string => (secretKinds.has(kind) ? hashOf(id).toString('hex') : id)

/** Stores the provider's records in PostgreSQL, so that any replica can continue a flow. */
export const providerAdapter =
  ({ once }: Database): AdapterFactory =>
  (kind): Adapter => {
    const isSecret = secretKinds.has(kind)
    const restored = (found: { payload: unknown; consumed: number | null } | undefined, id?: string) =>
      found && {
        ...(found.payload as AdapterPayload),
        ...(isSecret && id !== undefined && { jti: id }),
        ...(found.consumed !== null && { consumed: found.consumed }),
      }
    return {
      upsert: (id, { jti, ...payload }, seconds) =>
        providerRecordStore.put(once, {
          kind,
          id: storedId(kind, id),
          payload: isSecret ? payload : { jti, ...payload },
          grant_id: payload.grantId,
          uid: payload.uid,
          seconds: seconds || undefined,
        }),
      find: async (id) => restored(await providerRecordStore.find(once, kind, storedId(kind, id)), id),
      findByUid: async (uid) => restored(await providerRecordStore.findByUid(once, kind, uid)),
      findByUserCode: async () => undefined,
      consume: (id) => providerRecordStore.consume(once, kind, storedId(kind, id)),
      destroy: (id) => providerRecordStore.remove(once, kind, storedId(kind, id)),
      revokeByGrantId: (grantId) => providerRecordStore.removeGrant(once, kind, grantId),
    }
  }
