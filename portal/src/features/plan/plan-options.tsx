import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { problemOf } from '../../api/problem.ts'
import { messageOf } from '../../texts/messages.ts'
import { withNames } from '../../texts/names.ts'
import { planTexts } from '../../texts/plan.ts'
import { CardRow } from './card.row.tsx'
import { CouponRow } from './coupon.row.tsx'
import { PlanCards } from './plan-cards.tsx'
import { SeatsRow } from './seats.row.tsx'
import type { PlanPageState } from './use-plan-page.ts'

type Props = { page: PlanPageState; preview: PlanPreview; paymentMethodUrl: string }

export function PlanOptions({ page: { state, coupon, isBusy }, preview, paymentMethodUrl }: Props) {
  const { asked, change, error } = state
  const wish = { ...preview.wish, ...asked }
  return (
    <>
      <PlanCards
        preview={preview}
        wish={wish}
        onChange={(display_name) => change({ display_name })}
        isDisabled={isBusy}
      />
      <div className="mt-7">
        <SeatsRow
          preview={preview}
          wish={wish}
          onChange={(staff_limits) => change({ staff_limits })}
          isDisabled={isBusy}
          error={seatsError(error)}
        />
        <CouponRow preview={preview} coupon={coupon} isDisabled={isBusy} />
        <CardRow card={preview.payment_method} paymentMethodUrl={paymentMethodUrl} />
      </div>
    </>
  )
}

/** DEC-99: fewer seats than are in use are refused, with the number. */
const seatsError = (error: Error | null): string | undefined => {
  const { staff_limits, used } = problemOf(error)?.fields ?? {}
  return staff_limits === 'seats_in_use' && used ? withNames(planTexts.seats.inUse(used)) : messageOf(staff_limits)
}
