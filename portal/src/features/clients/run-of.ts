import { isActionOpen } from '@partner-hub/contracts/clients/client-actions.ts'
import {
  type ClientRow,
  type ClientView,
  stateOfRow,
  waitsForResend,
} from '@partner-hub/contracts/clients/client-list.ts'
import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { whyNotInvited } from '@partner-hub/contracts/invitations/why-not-invited.ts'
import type { Chosen } from './selection.ts'

const isOpen = (action: RunAction, row: ClientRow): boolean => {
  if (action === 'export') return true
  if (action === 'invite')
    return Boolean(row.contact.email) && whyNotInvited(stateOfRow(row)) === undefined && !waitsForResend(row)
  return isActionOpen(stateOfRow(row), action)
}

export interface OpenRun {
  readonly action: RunAction
  /** Those it is for; nothing where it is for everything that matches. */
  readonly uuids: readonly string[] | undefined
  readonly open: number
  /** How many of the chosen stay as they are. */
  readonly left: number
}

/** What can be done with what is chosen: whatever is open for at least one of them. */
export const openRuns = ({ rows, everything }: Chosen, view: ClientView): OpenRun[] => {
  if (everything) {
    const actions = view === 'archived' ? (['restore', 'export'] as const) : (['invite', 'archive', 'export'] as const)
    return actions.map((action) => ({ action, uuids: undefined, open: everything.count, left: 0 }))
  }
  return (['invite', 'archive', 'restore', 'export'] as const)
    .map((action) => {
      const open = [...rows.values()].filter((row) => isOpen(action, row)).map(({ uuid }) => uuid)
      // Whom to invite and nobody could is worth an answer of its own: its result says what is missing.
      const uuids = action === 'invite' ? [...rows.keys()] : open
      return { action, uuids, open: open.length, left: rows.size - open.length }
    })
    .filter(({ open }) => open > 0)
}
