import type { AnyTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** What the business calls itself in Books, for those of these clients whose firm has access. */
export const takeNames = (tx: AnyTransaction, uuids: readonly string[]): Promise<void> =>
  clientStore.takeNames(tx, uuids)
