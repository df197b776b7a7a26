import type { RunAction } from '@partner-hub/contracts/clients/client-runs.ts'

/** Owners who were never invited come first, so that the day's quota isn't used up by those who were. */
export const orderOfRun = (action: RunAction) => (action === 'invite' ? 'uninvited first' : 'list')
