import { CalendarClock } from 'lucide-react'
import { may } from '../../api/may.ts'
import { billingInfo } from '../../texts/client.ts'
import { planText } from '../../texts/client-status.ts'
import { cancelTexts } from '../../texts/plan.ts'
import { Button } from '../../ui/actions/button.tsx'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { dayBefore } from '../../ui/dates/day-before.ts'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { type ClientDetail, isPlanAllowed } from './client-detail.ts'
import { usePlanKeeping } from './use-plan-end.ts'

type Props = { detail: ClientDetail; onChanged: () => void }

/** What will happen to the plan by itself, and the way to undo it until then (DEC-99). */
export function PlanSchedule({ detail, onChanged }: Props) {
  const keeping = usePlanKeeping(detail.client, onChanged)
  const words = scheduleOf(detail)
  if (!words) return null
  const keep = () => keeping.mutate(undefined, { onSuccess: () => focusIfLost() })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-border px-5 py-3.5 max-md:px-4">
      <Icon of={CalendarClock} size={18} className="text-text-subtle" />
      <div className="min-w-0 flex-1 basis-50">
        <p className="font-strong tabular-nums">{words.title}</p>
        {words.text && <p className="text-small text-pretty text-text-muted tabular-nums">{words.text}</p>}
      </div>
      {may('choose_plans') && isPlanAllowed(detail, 'keep_plan') && (
        <Button size="sm" onPress={keep} isPending={keeping.isPending} className="max-md:h-11 max-md:w-full">
          {detail.subscription?.status === 'ACTIVE' ? cancelTexts.keep : billingInfo.undo}
        </Button>
      )}
    </div>
  )
}

const scheduleOf = ({ subscription }: ClientDetail): { title: string; text?: string } | undefined => {
  if (subscription?.ends_on) {
    const { title, text } = billingInfo.ends
    return { title: title(onCalendarDay(dayBefore(subscription.ends_on))), text }
  }
  const next = subscription?.scheduled_plan
  const plan = next && planText({ ...next, status: 'ACTIVE', days_left: null })
  if (!next || !plan) return undefined
  const day = onCalendarDay(next.starts_on)
  const isFirst = subscription.status !== 'ACTIVE'
  return {
    title: (isFirst ? billingInfo.starts : billingInfo.changes)(`${plan.plan}, ${plan.seats}`, day),
    ...(isFirst && { text: billingInfo.startsText }),
  }
}
