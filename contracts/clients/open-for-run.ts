import { whyNotInvited } from '../invitations/why-not-invited.ts'
import { isActionOpen } from './client-actions.ts'
import { type ClientRow, stateOfRow, waitsForResend } from './client-list.ts'
import type { RunAction } from './client-runs.ts'

/** Whether a run would change the client, as far as its row tells. Used by server and portal. */
export const isOpenForRun = (action: RunAction, row: ClientRow, now = Date.now()): boolean => {
  if (action === 'export') return true
  if (action === 'invite')
    return Boolean(row.contact.email) && whyNotInvited(stateOfRow(row)) === undefined && !waitsForResend(row, now)
  return isActionOpen(stateOfRow(row), action)
}
