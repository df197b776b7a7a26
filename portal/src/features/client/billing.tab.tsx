import { hasPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { CreditCard } from 'lucide-react'
import type { ComponentType } from 'react'
import { may } from '../../api/may.ts'
import { billingInfo } from '../../texts/client.ts'
import { subscriptionLook } from '../../texts/client-status.ts'
import { withNames } from '../../texts/names.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { StatusPill } from '../../ui/facts/status-pill.tsx'
import { Glyph } from '../../ui/marks/glyph.tsx'
import { BillingFacts } from './billing-facts.tsx'
import { isPayerAllowed, ownerOf, shownStatus } from './client-detail.ts'
import { useClientPlace } from './client-place.ts'
import { fullName } from './full-name.ts'
import { PayerButton } from './payer.button.tsx'
import { PlanActs } from './plan-acts.tsx'
import { PlanSchedule } from './plan-schedule.tsx'

type Props = { Receipts: ComponentType<{ client: BusinessClient }> }

export function BillingTab({ Receipts }: Props) {
  const { detail, to, onChanged } = useClientPlace()
  const isFirmPaid = detail.client.billing_owner === 'ACCOUNTANT'
  return (
    <div className="mt-6 grid gap-6">
      <Panel
        title={
          <>
            {billingInfo.heading} <StatusPill look={subscriptionLook(shownStatus(detail))} />
          </>
        }
      >
        <BillingFacts detail={detail} isWide />
        {isFirmPaid && <PlanSchedule detail={detail} onChanged={onChanged} />}
        {isFirmPaid && may('choose_plans') && <PlanActs detail={detail} toPlan={to.plan} onChanged={onChanged} />}
      </Panel>
      {isFirmPaid ? !may('choose_plans') && <WhoChooses /> : <ClientPays />}
      {isFirmPaid && may('see_receipts') && <Receipts client={detail.client} />}
    </div>
  )
}

/** To someone who can't choose plans. */
function WhoChooses() {
  return <p className="text-pretty text-text-muted">{billingInfo.whoChooses}</p>
}

function ClientPays() {
  const { detail, onChanged } = useClientPlace()
  const owner = ownerOf(detail)
  const { title, withPlan, withoutPlan, theOwner } = billingInfo.clientPays
  const text = hasPlan(detail.subscription?.status) ? withPlan : withoutPlan
  return (
    <Panel>
      <div className="flex gap-4 px-5 py-5 max-md:px-4">
        <Glyph icon={CreditCard} tone="neutral" />
        <div className="min-w-0">
          <p className="font-strong">{withNames(title)}</p>
          <p className="mt-0.5 max-w-130 text-pretty text-text-muted">
            {withNames(text((owner && fullName(owner)) || theOwner))}
          </p>
          {may('choose_plans') && isPayerAllowed(detail, 'ACCOUNTANT') && (
            <PayerButton detail={detail} payer="ACCOUNTANT" onChanged={onChanged} className="mt-3 max-md:h-11" />
          )}
        </div>
      </div>
    </Panel>
  )
}
