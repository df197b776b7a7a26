import type { AnyTransaction } from '../platform/database/database.ts'
import { type PersonName, userStore } from './user.store.ts'

/** Omitted fields stay as they are. */
export const renamePerson = async (tx: AnyTransaction, id: number, name: PersonName): Promise<void> => {
  await userStore.rename(tx, id, name)
}
