import type { CancellationTime } from '@partner-hub/contracts/billing/plans.ts'
import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BilledSubscription } from '../billing/billed-subscription.ts'
import { cancellationOf } from '../billing/cancellation.ts'
import { getSubscription } from '../billing/get-subscription.ts'
import { movePlan } from '../billing/move-plan.ts'
import { recordPlanAct } from '../billing/record-plan-act.ts'
import { voidUnpaid } from '../payments/void-unpaid.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { Refusal, refuse } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { lockPlanOfClient, type PlanOfClient, refusePlanAction, refuseWhileChanging } from './plan-of-client.ts'

/** DEC-09: ends a plan at once, or with its paid period, which is not refunded. */
export const cancelPlan =
  ({ database }: { database: Database }) =>
  async (member: Member, subscription: string, when: CancellationTime, once: Once): Promise<Subscription> => {
    await database.acrossFirms("a firm's plan", (tx) =>
      once(tx, async () => {
        const { relations, ...plan } = await lockPlanOfClient(tx, member.organization_uuid, subscription)
        const { client, billed } = plan
        refuseWhileChanging(client)
        refusePlanAction(client, 'cancel_plan')
        const after = endOf(plan, when)
        if (!after) return
        const act = when === 'now' ? 'cancel_plan' : 'change_plan'
        const move = subscriptionStates.next(client.subscription_status, act)
        if (move.to === undefined) throw new Refusal('action_not_allowed', { reason: move.reason })
        await movePlan(tx, billed, move, after)
        if (move.to === 'CANCELLED') await voidUnpaid(tx, billed)
        await recordPlanAct(tx, member, relations, {
          ...{ before: billed.plan, after: null },
          ...(after.ends_on ? { act: 'cancellation_scheduled', on: after.ends_on } : { act: 'plan_cancelled' }),
        })
      }),
    )
    return getSubscription({ database })(member, subscription)
  }

/** Undefined if the plan already ends then. */
const endOf = ({ billed }: PlanOfClient, when: CancellationTime): BilledSubscription | undefined => {
  const { subscription: current, today } = billed
  const cancellation = cancellationOf({ current, when, today })
  if (!('refused' in cancellation)) return cancellation.after
  if (cancellation.refused === 'unchanged') return undefined
  if (cancellation.refused === 'invoice_open') return refuse('invoice_open')
  // A plan that was never billed has no period to wait for.
  if (when === 'period_end') throw new Refusal('action_not_allowed', { reason: 'nothing_paid' })
  return { ...current, status: 'CANCELLED', scheduled: null, ends_on: null }
}
