import type { FirmTransaction } from '../platform/database/database.ts'
import { type FirstSubscription, newSubscriptionStore } from './new-subscription.store.ts'

/** A new account has a trial, or waits for its firm to choose a plan. */
export const beginSubscription = async (tx: FirmTransaction, subscription: FirstSubscription): Promise<void> => {
  await newSubscriptionStore.insert(tx, subscription)
}
