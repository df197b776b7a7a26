import type { PlanPreview, PlanWish } from '@partner-hub/contracts/billing/plans.ts'
import { useId } from 'react'
import { planTexts } from '../../texts/plan.ts'
import { moneyText } from '../../ui/facts/money-text.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { NumberStepper } from '../../ui/fields/number-stepper.tsx'
import { OptionRow } from './option-row.tsx'

const texts = planTexts.seats
const MOST_SEATS = 1_000

type SeatPrice = Pick<PlanPreview['plans'][number], 'display_name' | 'seat_amount' | 'yearly_seat_amount'>

type Props = {
  preview: Pick<PlanPreview, 'currency_code' | 'current'> & { plans: readonly SeatPrice[] }
  /** The price of a seat is that of the wished plan; without one all have the same. */
  wish: Pick<PlanWish, 'billing_interval' | 'staff_limits'> & Partial<Pick<PlanWish, 'display_name'>>
  onChange: (seats: number) => void
  isDisabled: boolean
  error: string | undefined
}

export function SeatsRow({ preview, wish, onChange, isDisabled, error }: Props) {
  const id = useId()
  const { plans, currency_code, current } = preview
  const offer = plans.find(({ display_name }) => display_name === wish.display_name) ?? plans[0]
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
