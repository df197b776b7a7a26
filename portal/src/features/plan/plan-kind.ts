import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'

/** How the wish relates to what the client has: nothing to do, a first plan, or a change now or at the renewal. */
export type PlanKind = 'none' | 'select' | 'now' | 'at_renewal'

export const isChange = ({ status }: Pick<Subscription, 'status'>): boolean => status === 'ACTIVE'

export const kindOf = ({ starts }: Pick<PlanPreview, 'starts'>, subscription: Subscription): PlanKind => {
  if (starts === null) return 'none'
  if (!isChange(subscription)) return 'select'
  return starts === 'now' ? 'now' : 'at_renewal'
}

/** 'Plus Yearly'. */
export const planName = ({ display_name, billing_interval }: Pick<PlanChoice, 'display_name' | 'billing_interval'>) =>
  `${display_name} ${billing_interval}`
