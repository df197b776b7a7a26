import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { planTexts } from '../../texts/plan.ts'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import type { PlanKind } from './plan-kind.ts'

const { notes } = planTexts.summary

/** The small print under the button. */
export const summaryNote = (preview: PlanPreview, kind: PlanKind, client: string): string | undefined => {
  const { starts, starts_on, period, next_bill, is_currency_fixed, wish, current } = preview
  if (starts === 'at_trial_end') return starts_on ? notes.trial(onCalendarDay(starts_on)) : undefined
  switch (kind) {
    case 'none':
      return undefined
    case 'select':
      return notes.select(is_currency_fixed)
    case 'at_renewal':
      return period ? notes.at_renewal(onCalendarDay(period.last_paid_on)) : undefined
    case 'now': {
      const keepsDate = current?.billing_interval === wish.billing_interval
      const renewal = next_bill && (keepsDate ? notes.keepsDate : notes.newDate)(onCalendarDay(next_bill.on))
      return [notes.now(client, wish.display_name), renewal].filter(Boolean).join(' ')
    }
  }
}
