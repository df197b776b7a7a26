import type { FirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import { BadgeCheck } from 'lucide-react'
import { may } from '../../api/may.ts'
import { firmBilling as texts } from '../../texts/firm-billing.ts'
import { RouteLink } from '../../ui/actions/route-link.tsx'
import { onShortDay } from '../../ui/dates/on-calendar-day.ts'
import { figureText } from '../../ui/facts/money-text.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { Pill } from '../../ui/facts/pill.tsx'
import { BillChanges } from './bill-changes.tsx'
import { MonthTotals } from './month-totals.tsx'
import { PlanMeter } from './plan-meter.tsx'

type Props = { billing: FirmBilling; to: PlansPaths }

export interface PlansPaths {
  createClient: string
  client: (uuid: string) => string
  withoutPlan: string
  plans: string
}

/** What the firm pays for. */
export function PlansPanel({ billing, to }: Props) {
  const count = billing.plans.reduce((sum, { clients }) => sum + clients, 0)
  const hasBills = billing.next_bills.length > 0
  return (
    <Panel
      title={texts.heading}
      actions={
        billing.is_certified && (
          <Pill tone="success" icon={BadgeCheck}>
            {texts.certified}
          </Pill>
        )
      }
    >
      <div className="px-5 pb-5 max-md:px-4">
        <p className="flex items-baseline gap-2.5">
          <span className="text-[2rem]/9.5 font-semibold tracking-[-.015em] tabular-nums">{count}</span>
          <span className="text-text-muted">{texts.plans(count, billing.next_bills.length)}</span>
        </p>
        {count > 0 ? (
          <PlanMeter plans={billing.plans} />
        ) : (
          <p className="mt-3 text-pretty text-text-muted">{texts.none}</p>
        )}
        {billing.without_plan > 0 && (
          <RouteLink to={to.withoutPlan} className="mt-3.5 text-small">
            {texts.withoutPlan(billing.without_plan)}
          </RouteLink>
        )}
      </div>
      {hasBills && <NextBills bills={billing.next_bills} />}
      {(hasBills || billing.month.amounts.length > 0) && <MonthTotals month={billing.month} />}
      {billing.changes.count > 0 && <BillChanges changes={billing.changes} toClient={to.client} />}
      <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-border px-5 py-3.5 max-md:px-4">
        {count === 0 && !hasBills && may('create_clients') && (
          <RouteLink to={to.createClient}>{texts.createClient}</RouteLink>
        )}
        <RouteLink to={to.plans}>{texts.comparePlans}</RouteLink>
      </div>
    </Panel>
  )
}

/** Side by side, or below each other on a phone. */
function NextBills({ bills }: { bills: FirmBilling['next_bills'] }) {
  return (
    <dl className="flex flex-wrap border-t border-border tabular-nums max-md:flex-col">
      {bills.map(({ currency_code, on, amount }, index) => (
        <div
          key={currency_code}
          className="min-w-34 flex-1 border-border px-5 py-3.5 not-first:border-l max-md:flex max-md:items-baseline max-md:justify-between max-md:px-4 max-md:py-2.5 max-md:not-first:border-t max-md:not-first:border-l-0"
        >
          <dt className="text-small text-text-muted">
            {index === 0 ? texts.nextBill(onShortDay(on)) : onShortDay(on)}
          </dt>
          <dd className="text-section">
            {figureText(amount, currency_code)} <span className="text-small">{currency_code}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
