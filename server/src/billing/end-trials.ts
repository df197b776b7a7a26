import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import { sweepClients } from '../clients/sweep-clients.ts'
import type { Database } from '../platform/database/database.ts'
import { trialStore } from './trial.store.ts'

/**
 * DEC-56: ends trials exactly on time in business time, once, for every firm of the account. A deferred plan stays with
 * the subscription; it starts when it is charged (DEC-98).
 */
export const endTrials = ({ database }: { database: Database }) =>
  sweepClients(database, {
    name: 'end of trials',
    act: 'trial_expired',
    find: trialStore.findEnded,
    change: async (tx, due) => {
      const ended = await trialStore.end(
        tx,
        due.map(({ account_id }) => account_id),
        subscriptionStates.next('ACTIVE_TRIAL', 'end_trial'),
      )
      return due.filter(({ account_id }) => ended.has(account_id))
    },
  })
