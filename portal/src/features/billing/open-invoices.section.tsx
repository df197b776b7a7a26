import type { OpenInvoice, OpenInvoices } from '@partner-hub/contracts/billing/open-invoices.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Clock } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { openInvoices as texts } from '../../texts/open-invoices.ts'
import { onCalendarDay } from '../../ui/dates/on-calendar-day.ts'
import { moneyText } from '../../ui/facts/money-text.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { Pill } from '../../ui/facts/pill.tsx'
import { Timeline } from '../../ui/facts/timeline.tsx'
import { openInvoicesQuery } from './open-invoices.queries.ts'
import { totalsText } from './totals-text.ts'

/** What is not paid and what happens when; nothing if everything is paid. */
export function OpenInvoicesSection() {
  const { data: debt } = useQuery({ ...openInvoicesQuery, enabled: Boolean(pageData().owes) })
  if (!debt || debt.count === 0) return null
  const steps = stepsOf(debt)
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
      <Panel
        title={
          <>
            {texts.heading}
            <span className="text-small font-normal text-text-muted tabular-nums">{debt.count}</span>
          </>
        }
        actions={<span className="text-small text-text-muted tabular-nums">{totalsText(debt)}</span>}
      >
        <ul>
          {debt.results.map((invoice) => (
            <Row key={invoice.uuid} invoice={invoice} />
          ))}
        </ul>
        <p className="border-t border-border px-5 py-3.5 text-small text-text-muted max-md:px-4">
          {debt.count > debt.results.length && `${texts.more(debt.count - debt.results.length)}. `}
          {texts.foot}
        </p>
      </Panel>
      {steps.length > 0 && (
        <Panel title={texts.schedule.heading}>
          <div className="px-5 pt-1 pb-5 max-md:px-4">
            <Timeline steps={steps} />
          </div>
        </Panel>
      )}
    </div>
  )
}

function Row({ invoice }: { invoice: OpenInvoice }) {
  const { client_name, invoice_number, due_on, status, amount, currency_code } = invoice
  const isDeclined = status === 'declined'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border px-5 py-3 max-md:px-4">
      <span className="min-w-40 flex-1">
        <span className="block font-strong wrap-anywhere">{client_name}</span>
        <span className="block text-small text-text-muted tabular-nums">{invoice_number}</span>
      </span>
      <span className="text-text-muted tabular-nums">{texts.due(onCalendarDay(due_on))}</span>
      <Pill tone={isDeclined ? 'danger' : 'neutral'} icon={isDeclined ? CircleAlert : Clock}>
        {texts.statuses[status]}
      </Pill>
      <span className="min-w-24 text-right font-strong tabular-nums">{moneyText(amount, currency_code)}</span>
    </li>
  )
}

const stepsOf = ({ declined, retries_on, ends_on, count, end_together }: OpenInvoices) => {
  const last = retries_on.length - 1
  const whatOf = (index: number): string => {
    if (index === 0) return texts.schedule.next
    return index === last ? texts.schedule.last : texts.schedule.later
  }
  return [
    ...(declined ? [{ on: declined.on, what: texts.schedule.declined[declined.reason] }] : []),
    ...retries_on.map((on, index) => ({ on, what: whatOf(index) })),
    ...(ends_on ? [{ on: ends_on, what: texts.schedule.end(count, end_together) }] : []),
  ].map(({ on, what }) => ({ when: onCalendarDay(on), what }))
}
