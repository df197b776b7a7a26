import { clientStates, placeOf } from '@partner-hub/contracts/clients/client-states.ts'
import type { AcrossTransaction, FirmTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** As the team in Books says; returns the clients that changed. A firm that is back has the name of today. */
export const changeAccess = async (
  tx: AcrossTransaction,
  uuids: readonly string[],
  act: 'leave_team' | 'return_to_team',
) => {
  const changed = []
  for (const move of clientStates.movesOf(act)) changed.push(...(await clientStore.moveAcross(tx, uuids, move)))
  if (act === 'return_to_team')
    await clientStore.takeNames(
      tx,
      changed.map(({ uuid }) => uuid),
    )
  return changed
}

/** The firm was invited again. */
export const regainAccess = async (tx: FirmTransaction, firm: string, uuid: string): Promise<void> => {
  const client = await clientStore.lock(tx, firm, uuid)
  if (!client) return
  const moved = clientStates.next(placeOf(client), 'rejoin')
  if (moved.to) await clientStore.move(tx, firm, client, moved)
}
