import { refreshRows } from '../client-list/refresh-rows.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** Copies the business name from Books to those of the clients whose firm has access, and updates the list. */
export const takeNames = async (tx: AnyTransaction, uuids: readonly string[]): Promise<void> => {
  await clientStore.takeNames(tx, uuids)
  await refreshRows(tx, { uuids })
}
