import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import { planTexts } from '../../texts/plan.ts'
import { isChange, type PlanKind } from './plan-kind.ts'

const { act, disabled } = planTexts

/** The button's label: an unchanged plan keeps the one of its page. */
export const actLabel = (kind: PlanKind, subscription: Subscription): string => {
  if (kind === 'none') return isChange(subscription) ? act.now : act.select
  return act[kind]
}

type Page = { preview: PlanPreview; kind: PlanKind; isUpToDate: boolean; hasFailed: boolean; isCharging: boolean }

/** Why the button does nothing now; undefined if it acts. A downgrade costs nothing today, so it needs no card. */
export const whyDisabled = ({ preview, kind, isUpToDate, hasFailed, isCharging }: Page): string | undefined => {
  if (isCharging) return disabled.charging
  if (hasFailed) return disabled.refused
  if (!isUpToDate) return disabled.asking
  if (kind === 'none') return isCurrent(preview) ? disabled.unchanged : disabled.scheduled
  return !preview.payment_method && kind !== 'at_renewal' ? disabled.card : undefined
}

const isCurrent = ({ current, wish }: PlanPreview): boolean =>
  current?.display_name === wish.display_name &&
  current.billing_interval === wish.billing_interval &&
  current.staff_limits === wish.staff_limits
