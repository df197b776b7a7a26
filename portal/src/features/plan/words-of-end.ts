import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { Pair } from '../../texts/errors.ts'
import { planOutcomes } from '../../texts/plan.ts'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { isChange, planName } from './plan-kind.ts'

/** What was confirmed, as its toast tells it. */
export const wordsOfEnd = (
  { wish, starts_on }: Pick<PlanPreview, 'wish' | 'starts_on'>,
  isLater: boolean,
  { client_name }: BusinessClient,
  before: Subscription,
): Pair => {
  const plan = planName(wish)
  if (isLater && starts_on) {
    const { title, text } = isChange(before) ? planOutcomes.scheduled : planOutcomes.deferred
    return { title, text: text(plan, onCalendarDay(starts_on)) }
  }
  const { title, text } = isChange(before) ? planOutcomes.changed : planOutcomes.selected
  return { title, text: text(client_name, plan) }
}
