import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { recordActivities } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import { lockRelations } from '../clients/lock-client.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { ownerPlanStore } from './owner-plan.store.ts'

/**
 * PERM-11: if the client pays, only the owner chooses. Starts at once, whatever the previous state; charges nothing.
 */
export const choosePlan =
  ({ database }: { database: Database }) =>
  ({ user_id }: Person, account_id: string, plan: PlanChoice): Promise<Subscription> =>
    database.acrossFirms("an owner's plan", async (tx) => {
      refuseUnless(await ownerPlanStore.findOwned(tx, account_id, user_id), 'not_found')
      const relations = await lockRelations(tx, account_id)
      const owned = await ownerPlanStore.findOwned(tx, account_id, user_id)
      refuseUnless(owned?.billing_owner === 'CLIENT', 'action_not_allowed')
      refuseUnless(owned.subscription_status, 'not_found')
      const move = subscriptionStates.next(owned.subscription_status, 'choose_plan')
      if (await ownerPlanStore.choose(tx, account_id, plan, move)) {
        await recordActivities(
          tx,
          { kind: 'owner', user_id, account_id },
          relations.map(({ organization_uuid, uuid }) => ({
            organization_uuid,
            act: 'plan_selected',
            subject: uuid,
            detail: { ...plan },
          })),
        )
        await refreshRows(tx, { uuids: relations.map(({ uuid }) => uuid) })
      }
      return (await ownerPlanStore.findSubscription(tx, account_id)) ?? refuse('not_found')
    })
