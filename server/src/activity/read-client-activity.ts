import type { ClientAct } from '@partner-hub/contracts/clients/client-activity.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { clientActivityStore } from './client-activity.store.ts'

type Reader = Pick<Database, 'readInFirm'>

/** Newest first, including the client's contacts. */
export const readClientActivity = (database: Reader, scope: Scope, client: string, limit: number) =>
  clientActivityStore.list(database, scope, client, limit)

/** The last time each of these acts was done to the client. */
export const readNewestActs = (database: Reader, scope: Scope, client: string, acts: readonly ClientAct[]) =>
  clientActivityStore.newestOf(database, scope, client, acts)

export const findLastAct = (tx: FirmTransaction, firm: string, client: string, act: ClientAct) =>
  clientActivityStore.lastAt(tx, firm, client, act)
