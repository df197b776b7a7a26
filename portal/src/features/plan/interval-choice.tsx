import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { planTexts as texts } from '../../texts/plan.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'

type Interval = PlanChoice['billing_interval']

const intervals = [
  { value: 'Monthly', label: texts.intervals.Monthly },
  {
    value: 'Yearly',
    label: (
      <>
        {texts.intervals.Yearly} <span className="font-medium text-success-text">{texts.yearlySaves}</span>
      </>
    ),
  },
] as const

type Props = { value: Interval; onChange: (interval: Interval) => void; isDisabled?: boolean }

export function IntervalChoice({ value, onChange, isDisabled = false }: Props) {
  return (
    <Segmented<Interval>
      legend={texts.interval}
      options={intervals}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      className="shrink-0"
    />
  )
}
