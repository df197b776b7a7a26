import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { getSubscription } from '../billing/get-subscription.ts'
import { movePlan } from '../billing/move-plan.ts'
import { recordPlanAct } from '../billing/record-plan-act.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { lockPlanOfClient, refusePlanAction, refuseWhileChanging } from './plan-of-client.ts'

/** DEC-99: undoes a scheduled change or cancellation. Nothing happens if nothing is scheduled. */
export const keepPlan =
  ({ database }: { database: Database }) =>
  async (member: Member, subscription: string, once: Once): Promise<Subscription> => {
    await database.acrossFirms("a firm's plan", (tx) =>
      once(tx, async () => {
        const { relations, client, billed } = await lockPlanOfClient(tx, member.organization_uuid, subscription)
        refuseWhileChanging(client)
        refusePlanAction(client, 'keep_plan')
        const { scheduled, ends_on } = billed.subscription
        if (scheduled === null && ends_on === null) return
        const move = subscriptionStates.next(client.subscription_status, 'keep_plan')
        if (move.to === undefined) throw new Refusal('action_not_allowed', { reason: move.reason })
        await movePlan(tx, billed, move, { ...billed.subscription, scheduled: null, ends_on: null })
        await recordPlanAct(tx, member, relations, { act: 'plan_kept', before: scheduled, after: billed.plan })
      }),
    )
    return getSubscription({ database })(member, subscription)
  }
