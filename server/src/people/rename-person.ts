import type { AnyTransaction } from '../platform/database/database.ts'
import { type PersonName, userStore } from './user.store.ts'

/** What is not said stays as it is. */
export const renamePerson = async (tx: AnyTransaction, id: number, name: PersonName): Promise<void> => {
  await userStore.rename(tx, id, name)
}
