import { refreshRows } from '../client-list/refresh-rows.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** What the business calls itself in Books, for those of these clients whose firm has access; the list says so at once. */
export const takeNames = async (tx: AnyTransaction, uuids: readonly string[]): Promise<void> => {
  await clientStore.takeNames(tx, uuids)
  await refreshRows(tx, { uuids })
}
