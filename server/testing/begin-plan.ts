import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import type { BilledSubscription } from '../src/billing/billed-subscription.ts'
import { movePlan } from '../src/billing/move-plan.ts'
import { findBilled } from '../src/billing/read-billed.ts'
import { beginTerm } from '../src/billing/renewal.ts'
import type { Database } from '../src/platform/database/database.ts'

export interface RunningPlan {
  plan?: PlanChoice
  /** The first day of its first period, which is paid. */
  anchor_on: string
}

const monthlyPlus: PlanChoice = { display_name: 'Plus', billing_interval: 'Monthly', staff_limits: 2 }

/** Begins a plan that the firm has paid for, and then whatever else is to come. */
export const beginPlan = (
  database: Database,
  { payer, account_id }: { payer: string; account_id: string },
  { plan = monthlyPlus, anchor_on }: RunningPlan,
  more: Partial<BilledSubscription> = {},
): Promise<void> =>
  database.acrossFirms('a plan for a test', async (tx) => {
    const billed = await findBilled(tx, payer, account_id)
    if (!billed) throw new Error('the firm does not pay')
    const { after } = beginTerm(billed.subscription, { plan, anchor_on, unused: null }, billed.taxation)
    const move = subscriptionStates.next('DIRECT_BILLING_PENDING', 'select_plan')
    await movePlan(tx, billed, move, { ...after, ...more })
  })
