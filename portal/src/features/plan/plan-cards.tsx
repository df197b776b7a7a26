import type { PlanPreview, PlanWish } from '@partner-hub/contracts/billing/plans.ts'
import { CalendarClock, Check, type LucideIcon, TrendingUp } from 'lucide-react'
import { useId } from 'react'
import { planTexts as texts } from '../../texts/plan.ts'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { Pill } from '../../ui/facts/pill.tsx'
import { choiceCardLook } from '../../ui/fields/choice-card-look.ts'
import { RadioDot, RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { PlanPrice } from './plan-price.tsx'

type Offer = PlanPreview['plans'][number]

type Props = {
  preview: PlanPreview
  wish: PlanWish
  onChange: (name: PlanWish['display_name']) => void
  isDisabled: boolean
}

export function PlanCards({ preview, wish, onChange, isDisabled }: Props) {
  const choose = (value: string) => {
    const chosen = preview.plans.find(({ display_name }) => display_name === value)
    if (chosen) onChange(chosen.display_name)
  }
  return (
    <RadioGroup legend={texts.plan} legendSize="hidden" columns={3} value={wish.display_name} onChange={choose}>
      {preview.plans.map((offer) => (
        <PlanCard key={offer.display_name} offer={offer} preview={preview} wish={wish} isDisabled={isDisabled} />
      ))}
    </RadioGroup>
  )
}

type CardProps = Omit<Props, 'onChange'> & { offer: Offer }

function PlanCard({ offer, preview, wish, isDisabled }: CardProps) {
  const id = useId()
  const { current } = preview
  const when = whenOf(offer, preview)
  return (
    <label
      htmlFor={id}
      className={`${choiceCardLook} flex-col rounded-panel p-4.5 pb-5 max-md:px-4 max-md:py-3.5 [&_input]:ml-auto`}
    >
      <span className="flex min-h-6 w-full items-center gap-2">
        <span className="text-section">{offer.display_name}</span>
        {current?.display_name === offer.display_name && <Pill tone="outline">{texts.current}</Pill>}
        <RadioDot id={id} value={offer.display_name} isDisabled={isDisabled} />
      </span>
      <PlanPrice offer={offer} currency={preview.currency_code} interval={wish.billing_interval} />
      {when && <When {...when} />}
    </label>
  )
}

/** Undefined if it is scheduled already, or refused. */
const whenOf = (
  { display_name, starts, starts_on }: Offer,
  { current, period }: PlanPreview,
): WhenProps | undefined => {
  if (starts === 'now') return { icon: TrendingUp, text: texts.when.today }
  if (starts_on !== null) return { icon: CalendarClock, text: texts.when.on(onCalendarDay(starts_on)) }
  if (current?.display_name === display_name && period)
    return { icon: Check, text: texts.when.paid(onCalendarDay(period.last_paid_on)) }
  return undefined
}

type WhenProps = { icon: LucideIcon; text: string }

function When({ icon, text }: WhenProps) {
  return (
    <span className="mt-auto flex items-center gap-1.5 pt-3.5 text-small text-text-muted tabular-nums">
      <Icon of={icon} size={14} className="text-text-subtle" />
      {text}
    </span>
  )
}
