import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { subscriptionStore } from './subscription.store.ts'

export const getSubscription =
  ({ database }: { database: Database }) =>
  async (firm: string, uuid: string): Promise<Subscription> => {
    const subscription = await subscriptionStore.read(database, firm, uuid)
    refuseUnless(subscription, 'not_found')
    return subscription
  }
