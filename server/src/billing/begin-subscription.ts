import { TRIAL_DAYS } from '@partner-hub/contracts/billing/plan-state.ts'
import { firstSubscription } from '@partner-hub/contracts/billing/subscription-states.ts'
import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { type NewSubscription, newSubscriptionStore } from './new-subscription.store.ts'

/** DEC-07: a new account starts with a trial, or waits for its firm to choose a plan. */
export const beginSubscription = async (
  tx: FirmTransaction,
  { payer, ...subscription }: NewSubscription & { payer: BillingOwner },
): Promise<void> => {
  const start = firstSubscription(payer)
  const trialHours = start.to === 'ACTIVE_TRIAL' ? TRIAL_DAYS * 24 : undefined
  await newSubscriptionStore.insert(tx, subscription, start, trialHours)
}
