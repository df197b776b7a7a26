import { billingInfo } from '../../texts/client.ts'
import { subscriptionLook } from '../../texts/client-status.ts'
import { Panel } from '../../ui/panel.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { BillingFacts } from './billing-facts.tsx'
import { shownStatus } from './client-detail.ts'
import { useClientPlace } from './client-place.ts'

export function BillingTab() {
  const { detail } = useClientPlace()
  return (
    <Panel
      title={
        <>
          {billingInfo.heading} <StatusPill look={subscriptionLook(shownStatus(detail))} />
        </>
      }
      className="mt-6"
    >
      <BillingFacts detail={detail} columns={2} />
    </Panel>
  )
}
