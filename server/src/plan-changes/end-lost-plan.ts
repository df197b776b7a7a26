import { subscriptionStates } from '@partner-hub/contracts/billing/subscription-states.ts'
import { cancellationOf } from '../billing/cancellation.ts'
import { movePlan } from '../billing/move-plan.ts'
import { recordPlanAct } from '../billing/record-plan-act.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import type { Story } from '../platform/workflow/stories.ts'
import { planChangeStore } from './plan-change.store.ts'
import { getPlanOfClient, type Relation } from './plan-of-client.ts'

const TEAM = { kind: 'machine', name: 'team in Books' } as const

/**
 * DEC-61: a firm that the owner has removed pays no further period. Call it under the account's lock. Returns the mail to
 * the firm, if a plan ends that was paid. A plan whose bill is open ends when it would renew.
 */
export const endLostPlan = async (tx: AcrossTransaction, lost: Relation): Promise<Story[]> => {
  const subscription = await planChangeStore.findSubscription(tx, lost)
  if (subscription === undefined) return []
  const { client, billed } = await getPlanOfClient(tx, lost.organization_uuid, subscription)
  if (client.billing_owner !== 'ACCOUNTANT') return []
  const current = billed.subscription
  const move = subscriptionStates.next(current.status, 'change_plan')
  const cancellation = cancellationOf({ current, when: 'period_end', today: billed.today })
  if (move.to === undefined || 'refused' in cancellation) return []
  const { after, ends_on } = cancellation
  await movePlan(tx, billed, move, after)
  const ending = { act: 'cancellation_scheduled', before: billed.plan, after: null, on: ends_on } as const
  await recordPlanAct(tx, TEAM, [lost], ending)
  return [endingMail(lost, ends_on)]
}

const endingMail = ({ organization_uuid, uuid }: Relation, ends_on: string): Story => ({
  workflow: 'sendPlanEnding',
  id: `send-plan-ending/${uuid}.${ends_on}`,
  args: [organization_uuid, uuid],
})
