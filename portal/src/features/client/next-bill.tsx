import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { billingInfo } from '../../texts/client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { moneyText } from '../../ui/facts/money-text.ts'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { words } from '../../ui/words.ts'
import type { Bill } from './use-bill.ts'

/** When the firm is billed next, and how much for those who may see amounts. */
export function NextBill({ on, bill }: { on: string; bill: Bill }) {
  const day = onCalendarDay(on)
  if (bill.preview?.next_bill) return <Amount preview={bill.preview} on={day} next={bill.preview.next_bill} />
  return (
    <>
      <span className="tabular-nums">{day}</span>
      {bill.isPending && <Skeleton width={120} className="mt-1.5 animate-late" />}
      {bill.hasFailed && (
        <span className="mt-1 flex flex-wrap items-center gap-2 text-small text-text-subtle">
          <span>{billingInfo.amountMissing}</span>
          <Button size="sm" onPress={bill.retry} isPending={bill.isFetching} beginsChange={false}>
            {words.tryAgain}
          </Button>
        </span>
      )}
    </>
  )
}

type Props = { preview: PlanPreview; on: string; next: NonNullable<PlanPreview['next_bill']> }

function Amount({ preview, on, next }: Props) {
  return (
    <>
      <span className="tabular-nums">{billingInfo.amountOn(moneyText(next.amount, preview.currency_code), on)}</span>
      {next.discount !== 'none' && (
        <span className="block text-small text-text-subtle">{billingInfo.discount[next.discount]}</span>
      )}
    </>
  )
}
