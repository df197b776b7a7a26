import { subscriptionStates } from '../billing/subscription-states.ts'
import type { ClientState } from './client-states.ts'

/** What a paying firm may do to a client's plan (spec §6, DEC-12, DEC-98): open if one of these acts is. */
const planActions = {
  select_plan: ['select_plan', 'defer_plan'],
  change_plan: ['change_plan'],
  cancel_plan: ['cancel_plan'],
  keep_plan: ['keep_plan'],
} as const

export type PlanAction = keyof typeof planActions

type PayingState = Pick<ClientState, 'status' | 'billing_owner' | 'subscription_status'>

/** Why an action is not allowed now; undefined if it is. Used by server and portal. */
export const whyNotPlan = (client: PayingState, action: PlanAction) => {
  if (client.status === 'ARCHIVED') return 'archived'
  // A firm that has lost its access can still end what it pays (DEC-17).
  if (client.status === 'NO_ACCESS' && action !== 'cancel_plan') return 'no_access'
  if (client.billing_owner !== 'ACCOUNTANT') return 'not_payer'
  const outcomes = planActions[action].map((act) => subscriptionStates.next(client.subscription_status, act))
  return outcomes.some(({ to }) => to) ? undefined : outcomes[0]?.reason
}

export const isPlanActionOpen = (client: PayingState, action: PlanAction): boolean =>
  whyNotPlan(client, action) === undefined

/** The act that a wished plan is, in each state of the subscription. */
export const planActOf = ({ subscription_status }: Pick<PayingState, 'subscription_status'>) => {
  if (subscription_status === 'ACTIVE') return 'change_plan'
  return subscription_status === 'ACTIVE_TRIAL' ? 'defer_plan' : 'select_plan'
}
