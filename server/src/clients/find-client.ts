import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { clientStore } from './client.store.ts'

export type { StoredClient } from './client.store.ts'

/** Another firm's client looks the same as one that does not exist. */
export const findClient = (tx: FirmTransaction, firm: string, uuid: string) => clientStore.find(tx, firm, uuid)

/** The same in one round trip, for reads only. */
export const readClient = (database: Pick<Database, 'readInFirm'>, scope: Scope, uuid: string) =>
  clientStore.read(database, scope, uuid)
