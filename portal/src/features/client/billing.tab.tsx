import { hasPlan } from '@partner-hub/contracts/billing/plan-state.ts'
import { CreditCard } from 'lucide-react'
import { may } from '../../api/may.ts'
import { billingInfo } from '../../texts/client.ts'
import { subscriptionLook } from '../../texts/client-status.ts'
import { withNames } from '../../texts/names.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { StatusPill } from '../../ui/facts/status-pill.tsx'
import { Glyph } from '../../ui/marks/glyph.tsx'
import { BillingFacts } from './billing-facts.tsx'
import { ownerOf, shownStatus } from './client-detail.ts'
import { useClientPlace } from './client-place.ts'
import { fullName } from './full-name.ts'

export function BillingTab() {
  const { detail } = useClientPlace()
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
      </Panel>
      <Panel title={billingInfo.plans}>
        <ComingPlans />
      </Panel>
    </div>
  )
}

/** A placeholder until plans can be selected here: what is coming, and what to do until then. */
function ComingPlans() {
  const { detail } = useClientPlace()
  const owner = ownerOf(detail)
  const { firmPays, clientPays, theOwner } = billingInfo.coming
  const plan = hasPlan(detail.subscription?.status) ? 'withPlan' : 'withoutPlan'
  const isFirmPaid = detail.client.billing_owner === 'ACCOUNTANT'
  const title = isFirmPaid ? firmPays.title : clientPays.title
  const ofFirm = (may('choose_plans') ? firmPays : firmPays.forReaders)[plan]
  const text = isFirmPaid ? ofFirm : clientPays[plan]((owner && fullName(owner)) || theOwner)
  return (
    <div className="flex gap-4 px-5 pt-1 pb-6 max-md:px-4">
      <Glyph icon={CreditCard} tone="neutral" />
      <div className="min-w-0">
        <p className="font-strong">{withNames(title)}</p>
        <p className="mt-0.5 max-w-130 text-pretty text-text-muted">{withNames(text)}</p>
      </div>
    </div>
  )
}
