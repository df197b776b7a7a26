import type { Subscription } from '@partner-hub/contracts/subscriptions.ts'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { subscriptionStore } from './subscription.store.ts'

export const getSubscription =
  ({ database }: { database: Database }) =>
  async (firm: string, uuid: string): Promise<Subscription> => {
    const stored = await subscriptionStore.read(database, firm, uuid)
    refuseUnless(stored, 'not_found')
    const { deferred_upgrade, ...subscription } = stored
    return { ...subscription, deferred_upgrade_plan: { package: { active: deferred_upgrade } } }
  }
