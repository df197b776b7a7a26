import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { money } from '@partner-hub/contracts/billing/money.ts'
import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { planTexts as texts } from '../../texts/plan.ts'
import { figureText, moneyText } from '../../ui/facts/money-text.ts'
import { Icon } from '../../ui/marks/icon.tsx'

type Offer = Pick<PlanPreview['plans'][number], 'monthly_amount' | 'yearly_amount' | 'billable_clients'>

type Props = { offer: Offer; currency: string; interval: PlanChoice['billing_interval'] }

/** What a plan costs before discounts, and what it includes. */
export function PlanPrice({ offer, currency, interval }: Props) {
  const isYearly = interval === 'Yearly'
  const price = isYearly ? offer.yearly_amount : offer.monthly_amount
  return (
    <>
      <span className="mt-3.5 block text-[1.75rem]/8.5 font-semibold tracking-[-.015em] tabular-nums max-md:mt-1.5 max-md:text-[1.375rem]/7">
        {figureText(price, currency)}
      </span>
      <span className="text-small text-text-muted">{texts.perInterval(currency, texts.per[interval])}</span>
      {isYearly && (
        <span className="mt-0.5 text-small text-text-subtle tabular-nums">
          {texts.aMonth(monthly(price, currency))}
        </span>
      )}
      <span className="mt-3.5 grid gap-1.5 max-md:mt-1.5">
        <Included>{texts.clients(offer.billable_clients)}</Included>
        <Included>{texts.seatIncluded}</Included>
      </span>
    </>
  )
}

const monthly = (yearly: string, currency: string): string => {
  const parsed = money.parse(yearly, currency)
  return parsed ? moneyText(money.toAmount(money.share(parsed, 1, 12)), currency) : yearly
}

function Included({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-2 text-small text-text-muted">
      <Icon of={Check} size={14} className="mt-0.5 text-accent-text" />
      {children}
    </span>
  )
}
