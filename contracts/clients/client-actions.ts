import { type ClientState, columnsOf, type MemberAct, nextOfClient } from './client-states.ts'

/** A member's actions on a client, as acts of its state table, each allowed after the one before (spec §6, DEC-10). */
export const clientActions = {
  remove_access: ['remove_access'],
  archive: ['archive'],
  remove_access_and_archive: ['remove_access', 'archive'],
  restore: ['restore'],
} as const satisfies Record<string, readonly MemberAct[]>

export type ClientAction = keyof typeof clientActions

/** Why an action is not allowed now; undefined if it is. Used by server and portal. */
export const whyNot = (client: ClientState, action: ClientAction) => {
  let state = client
  for (const act of clientActions[action]) {
    const { to, reason } = nextOfClient(state, act)
    if (to === undefined) return reason
    state = { ...state, ...columnsOf(to) }
  }
  return undefined
}

export const isActionOpen = (client: ClientState, action: ClientAction): boolean => whyNot(client, action) === undefined
