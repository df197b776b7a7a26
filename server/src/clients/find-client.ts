import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { clientStore } from './client.store.ts'

export type { StoredClient } from './client.store.ts'

/** Another firm's is as unknown as one that nobody has. */
export const findClient = (tx: FirmTransaction, firm: string, uuid: string) => clientStore.find(tx, firm, uuid)

/** The same in one round trip, where nothing is changed. */
export const readClient = (database: Pick<Database, 'readInFirm'>, scope: Scope, uuid: string) =>
  clientStore.read(database, scope, uuid)
