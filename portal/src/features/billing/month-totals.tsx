import type { FirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import { firmBilling } from '../../texts/firm-billing.ts'
import { inMonth } from '../../ui/dates/on-calendar-day.ts'
import { moneyText } from '../../ui/facts/money-text.ts'

const texts = firmBilling.month

type Month = FirmBilling['month']

/** Per currency, and never added up across currencies. */
const listOf = (amounts: Month['amounts'], kind: 'paid' | 'to_come'): string =>
  amounts
    .filter((each) => Number(each[kind]) !== 0)
    .map((each) => moneyText(each[kind], each.currency_code))
    .join(' · ') || texts.nothing

export function MonthTotals({ month: { from, amounts } }: { month: Month }) {
  const month = inMonth(from)
  const facts = [
    { label: texts.paid(month), value: listOf(amounts, 'paid') },
    { label: texts.toCome(month), value: listOf(amounts, 'to_come') },
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2.5 border-t border-border px-5 py-3.5 max-md:px-4 md:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-small text-text-muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
