import type { PlanPreview, PlanWish } from '@partner-hub/contracts/billing/plans.ts'
import { useId } from 'react'
import { planTexts } from '../../texts/plan.ts'
import { moneyText } from '../../ui/facts/money-text.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { NumberStepper } from '../../ui/fields/number-stepper.tsx'
import { OptionRow } from './option-row.tsx'

const texts = planTexts.seats
const MOST_SEATS = 1_000

type Props = {
  preview: PlanPreview
  wish: PlanWish
  onChange: (seats: number) => void
  isDisabled: boolean
  error: string | undefined
}

export function SeatsRow({ preview, wish, onChange, isDisabled, error }: Props) {
  const id = useId()
  const { plans, currency_code, current } = preview
  const offer = plans.find(({ display_name }) => display_name === wish.display_name)
  const isYearly = wish.billing_interval === 'Yearly'
  const price = isYearly ? offer?.yearly_seat_amount : offer?.seat_amount
  return (
    <OptionRow
      title={texts.title}
      text={
        <>
          {current && `${texts.now(current.staff_limits)} `}
          {price && texts.text(moneyText(price, currency_code), planTexts.per[wish.billing_interval])}
          {error && <FieldError id={id}>{error}</FieldError>}
        </>
      }
    >
      <NumberStepper
        label={texts.title}
        fewer={texts.fewer}
        more={texts.more}
        value={wish.staff_limits}
        min={1}
        max={MOST_SEATS}
        onChange={onChange}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        describedBy={error && id}
      />
    </OptionRow>
  )
}
