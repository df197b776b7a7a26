import type { SubscriptionStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { billedStore } from './billed.store.ts'
import type { BilledSubscription } from './billed-subscription.ts'
import { comingRenewalOf } from './next-bill.ts'
import type { Billed } from './read-billed.ts'

/**
 * Writes what the rules computed, and the renewal that follows from it. Runs under the account's lock, so a subscription
 * that has changed since it was read is a fault.
 */
export const movePlan = async (
  tx: AnyTransaction,
  read: Pick<Billed, 'account_id' | 'version' | 'payer' | 'time_zone' | 'taxation'>,
  move: Move<SubscriptionStatus>,
  after: BilledSubscription,
): Promise<void> => {
  const { payer, time_zone, taxation } = read
  const renewal = comingRenewalOf(after, taxation)
  const coming = { payer, time_zone, is_certified: after.is_certified, renewal }
  if (!(await billedStore.write(tx, read, move, after, coming)))
    throw new Error(`the subscription of ${read.account_id} has changed since it was read`)
}
