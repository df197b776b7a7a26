import type { BillChange, FirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import { useId } from 'react'
import { firmBilling } from '../../texts/firm-billing.ts'
import { RouteLink } from '../../ui/actions/route-link.tsx'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { moneyText } from '../../ui/facts/money-text.ts'

const texts = firmBilling.changes

type Props = { changes: FirmBilling['changes']; toClient: (uuid: string) => string }

/** Clients whose next bill is not like their last one. */
export function BillChanges({ changes: { count, soonest }, toClient }: Props) {
  const id = useId()
  const others = count - soonest.length
  return (
    <section aria-labelledby={id} className="border-t border-border px-5 pt-3.5 pb-4 max-md:px-4">
      <h3 id={id} className="text-small text-text-muted">
        {texts.heading}
      </h3>
      <ul className="mt-1 grid gap-1.5">
        {soonest.map((change) => (
          <li key={change.client} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">
              <RouteLink to={toClient(change.client)} className="wrap-anywhere">
                {change.client_name}
              </RouteLink>{' '}
              <span className="text-small text-text-muted">{texts[change.kind](onCalendarDay(change.on))}</span>
            </span>
            <span className="text-small text-text-muted tabular-nums">
              <Amounts change={change} />
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="mt-1.5 text-small text-text-muted">{texts.more(others)}</p>}
    </section>
  )
}

function Amounts({ change: { amount, previous_amount, currency_code } }: { change: BillChange }) {
  const was = previous_amount !== null && texts.was(moneyText(previous_amount, currency_code))
  if (amount === null) return was
  return (
    <>
      <span className="text-text">{moneyText(amount, currency_code)}</span>
      {was && `, ${was}`}
    </>
  )
}
