import { clientStates, placeOf } from '@partner-hub/contracts/clients/client-states.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** For a firm that was invited again. */
export const regainAccess = async (tx: FirmTransaction, firm: string, uuid: string): Promise<void> => {
  const client = await clientStore.lock(tx, firm, uuid)
  if (!client) return
  const moved = clientStates.next(placeOf(client), 'rejoin')
  if (moved.to) await clientStore.move(tx, firm, client, moved)
}
