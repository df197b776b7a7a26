import { type ClientPlace, clientStates } from '@partner-hub/contracts/clients/client-states.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { clientStore } from './client.store.ts'
import { contactStore } from './contact.store.ts'

interface TeamOfClients {
  /** Clients whose firm no longer has anyone in the team, and clients whose firm has someone again. */
  readonly left: readonly string[]
  readonly back: readonly string[]
  /** Clients whose owner's name follows the account's. */
  readonly named: readonly string[]
  readonly owner: { first_name: string; last_name: string; email: string | null } | undefined
}

/**
 * Applies a team change in Books to the account's clients: access and the owner's name. Returns whose access changed.
 */
export const takeTeam = async (tx: AcrossTransaction, { left, back, named, owner }: TeamOfClients) => {
  const gone = await moveAll(tx, left, clientStates.movesOf('leave_team'))
  const returned = await moveAll(tx, back, clientStates.movesOf('return_to_team'))
  // A firm that regains access gets the current business name.
  if (returned.length > 0) await clientStore.takeNames(tx, returned.map(uuidOf))
  const renamed = owner ? await contactStore.nameOwners(tx, named, owner) : []
  const uuids = [...gone.map(uuidOf), ...returned.map(uuidOf), ...renamed]
  // One statement for all firms, because it locks their counters in one order. Firm by firm, two concurrent team changes
  // could deadlock.
  if (uuids.length > 0) await refreshRows(tx, { uuids })
  return { gone, returned }
}

const moveAll = async (tx: AcrossTransaction, uuids: readonly string[], moves: readonly Move<ClientPlace>[]) => {
  const moved = []
  for (const move of uuids.length > 0 ? moves : []) moved.push(...(await clientStore.moveAcross(tx, uuids, move)))
  return moved
}

const uuidOf = ({ uuid }: { uuid: string }): string => uuid
