import type { ComparedPlan, ComparedPlans } from '@partner-hub/contracts/billing/compared-plans.ts'
import type { FirmBilling } from '@partner-hub/contracts/billing/firm-billing.ts'
import { useId } from 'react'
import { comparePlans as texts } from '../../texts/compare-plans.ts'
import { MoneyLine, MoneyLines, Total } from '../../ui/facts/money-lines.tsx'
import { figureText, moneyText } from '../../ui/facts/money-text.ts'
import { BillLines } from './bill-lines.tsx'
import { PlanPrice } from './plan-price.tsx'

type Props = { compared: ComparedPlans; billing: FirmBilling | undefined; isUpToDate: boolean }

/** The plans side by side; figures that are being asked for are dimmed. */
export function ComparedCards({ compared, billing, isUpToDate }: Props) {
  const clientsOn = (name: string) => billing?.plans.find(({ display_name }) => display_name === name)?.clients ?? 0
  return (
    <div
      aria-busy={!isUpToDate}
      className={`mt-6 grid gap-3 transition-opacity lg:grid-cols-3 ${isUpToDate ? '' : 'opacity-50'}`}
    >
      {compared.plans.map((plan) => (
        <ComparedCard key={plan.display_name} plan={plan} compared={compared} clients={clientsOn(plan.display_name)} />
      ))}
    </div>
  )
}

type CardProps = { plan: ComparedPlan; compared: ComparedPlans; clients: number }

function ComparedCard({ plan, compared, clients }: CardProps) {
  const id = useId()
  const { currency_code: currency, billing_interval } = compared
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-panel border border-border-strong px-5 pt-4.5 pb-4 max-md:px-4"
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id={id} className="text-section">
          {plan.display_name}
        </h2>
        {clients > 0 && <span className="text-small text-accent-text tabular-nums">{texts.clients(clients)}</span>}
      </div>
      <PlanPrice offer={plan} currency={currency} interval={billing_interval} />
      <MoneyLines className="mt-5 border-t border-border pt-2">
        <BillLines lines={plan.lines} preview={compared} />
        <MoneyLine
          label={texts.first}
          value={<Total figure={figureText(plan.first_bill, currency)} currency={currency} />}
          kind="total"
        />
        <MoneyLine label={texts.later[billing_interval]} value={moneyText(plan.later_bill, currency)} kind="after" />
      </MoneyLines>
    </section>
  )
}
