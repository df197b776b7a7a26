import type { ClientView } from '@partner-hub/contracts/clients/client-list.ts'
import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'
import { isOpenForRun } from '@partner-hub/contracts/clients/open-for-run.ts'
import type { SelectedClients } from './selection.ts'

export interface OpenRun {
  readonly action: RunAction
  /** The selected clients; undefined for everything that matches. */
  readonly uuids: readonly string[] | undefined
  readonly open: number
  /** How many of the selected clients stay unchanged. */
  readonly left: number
}

/** The acts available for at least one of the selected clients. */
export const openRuns = ({ rows, everything }: SelectedClients, view: ClientView): OpenRun[] => {
  if (everything) {
    const actions = view === 'archived' ? (['restore', 'export'] as const) : (['invite', 'archive', 'export'] as const)
    return actions.map((action) => ({ action, uuids: undefined, open: everything.count, left: 0 }))
  }
  return (['invite', 'archive', 'restore', 'export'] as const)
    .map((action) => {
      const open = [...rows.values()].filter((row) => isOpenForRun(action, row)).map(({ uuid }) => uuid)
      // An invitation run includes clients that cannot be invited: its result says what they lack.
      const uuids = action === 'invite' ? [...rows.keys()] : open
      return { action, uuids, open: open.length, left: rows.size - open.length }
    })
    .filter(({ open }) => open > 0)
}
