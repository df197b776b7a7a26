import { refreshRows } from '../client-list/refresh-rows.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { contactStore } from './contact.store.ts'

/** What the owner of these clients is called by their account, in the contact of each and in the list. */
export const nameOwner = async (
  tx: AcrossTransaction,
  clients: readonly string[],
  owner: { first_name: string; last_name: string; email: string | null },
): Promise<void> => {
  const uuids = await contactStore.nameOwners(tx, clients, owner)
  if (uuids.length > 0) await refreshRows(tx, { uuids })
}
