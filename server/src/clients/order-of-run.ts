import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'

/** Owners who were never invited come first, so that resends don't use up the daily quota. */
export const orderOfRun = (action: RunAction) => (action === 'invite' ? 'uninvited first' : 'list')
