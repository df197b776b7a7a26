import { type ClientState, clientActions } from '@partner-hub/contracts/client-actions.ts'
import type { ClientRow, ClientView } from '@partner-hub/contracts/client-list.ts'
import type { RunAction } from '@partner-hub/contracts/client-runs.ts'
import type { Chosen } from './selection.ts'

const stateOf = ({ status, ownership, subscription, contact }: ClientRow): ClientState => ({
  status,
  billing_owner: ownership,
  // What a client without access shows instead of its subscription decides nothing.
  subscription_status: subscription.status === 'NO_ACCESS' ? 'INACTIVE' : subscription.status,
  invitation_status: contact.invitation_status,
})

/** For how many of the chosen an action is open; of everything, whether it can be open at all. */
const openFor = (action: 'archive' | 'restore', { rows, isEverything }: Chosen, view: ClientView, count: number) => {
  if (isEverything) return (view === 'archived') === (action === 'restore') ? count : 0
  return [...rows.values()].filter((row) => clientActions[action](stateOf(row))).length
}

export interface OpenRun {
  readonly action: RunAction
  /** How many of the chosen it is for, and how many stay as they are as far as the rows in hand tell. */
  readonly open: number
  readonly left: number
}

/** What can be done with what is chosen: whatever is open for at least one of them. */
export const openRuns = (chosen: Chosen, view: ClientView, count: number): OpenRun[] => {
  const total = chosen.isEverything ? count : chosen.rows.size
  const changes = (['archive', 'restore'] as const)
    .map((action) => ({ action, open: openFor(action, chosen, view, count) }))
    .filter(({ open }) => open > 0)
  return [...changes, { action: 'export' as const, open: total }].map((run) => ({ ...run, left: total - run.open }))
}
