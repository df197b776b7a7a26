import type { SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { billedStore } from './billed.store.ts'
import type { BilledSubscription } from './billed-subscription.ts'

/**
 * Writes what the rules computed. Runs under the account's lock, so a subscription that has changed since it was read is
 * a fault.
 */
export const movePlan = async (
  tx: AnyTransaction,
  read: { account_id: string; version: number },
  move: Move<SubscriptionStatus>,
  after: BilledSubscription,
): Promise<void> => {
  if (!(await billedStore.write(tx, read, move, after)))
    throw new Error(`the subscription of ${read.account_id} has changed since it was read`)
}
