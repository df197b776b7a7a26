import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { subscriptionStore } from './subscription.store.ts'

export const getSubscription =
  ({ database }: { database: Database }) =>
  async (member: Member, uuid: string): Promise<Subscription> => {
    const subscription = await subscriptionStore.read(database, member, uuid)
    refuseUnless(subscription, 'not_found')
    return subscription
  }
