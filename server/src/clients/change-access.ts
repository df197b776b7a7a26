import type { AcrossTransaction, FirmTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'

/** As the team in Books says; answers what differs since. A firm that is back has the name of today. */
export const changeAccess = async (tx: AcrossTransaction, uuids: readonly string[], isIn: boolean) => {
  const changed = await clientStore.followTeam(tx, uuids, isIn)
  if (isIn)
    await clientStore.takeNames(
      tx,
      changed.map(({ uuid }) => uuid),
    )
  return changed
}

/** The firm was invited again. */
export const regainAccess = async (tx: FirmTransaction, firm: string, uuid: string): Promise<void> => {
  const client = await clientStore.lock(tx, firm, uuid)
  if (client && client.status !== 'ACTIVE')
    await clientStore.update(tx, firm, client, { status: 'ACTIVE', earlier_status: null })
}
