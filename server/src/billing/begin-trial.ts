import { TRIAL_DAYS } from '@partner-hub/contracts/billing/plan-state.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { trialStore } from './trial.store.ts'

/** For an account whose client pays from now on; a trial that it has or had goes on as it is. */
export const beginTrial = (tx: AcrossTransaction, account_id: string): Promise<void> =>
  trialStore.begin(tx, account_id, TRIAL_DAYS * 24)
