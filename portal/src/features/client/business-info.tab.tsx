import { may } from '../../api/may.ts'
import { billingInfo } from '../../texts/client.ts'
import { RouteLink } from '../../ui/actions/route-link.tsx'
import { Panel } from '../../ui/facts/panel.tsx'
import { ActivityPanel } from './activity.panel.tsx'
import { BillingFacts } from './billing-facts.tsx'
import { BusinessInfoPanel } from './business-info.panel.tsx'
import { ownerOf, panelOf, whyNotInviting } from './client-detail.ts'
import { useClientPlace } from './client-place.ts'
import { NotesPanel } from './notes.panel.tsx'
import { OnboardingSteps } from './onboarding.panel.tsx'
import { OwnerPanel } from './owner.panel.tsx'
import { standingLook } from './standing-look.ts'

export function BusinessInfoTab() {
  const { detail, to } = useClientPlace()
  const panel = panelOf(detail)
  const owner = ownerOf(detail)
  // If both offer the same act, the banner takes over the checklist's button.
  const isInBanner = standingLook(detail)?.acts.includes('invite')
  const mayInvite = may('invite_owners') && !isInBanner
  const inviting = owner && mayInvite ? { to: to.invitation(owner.uuid), closed: whyNotInviting(detail) } : undefined
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <OnboardingSteps panel={panel} inviting={inviting} />
        <OwnerPanel />
        <BusinessInfoPanel client={detail.client} editPath={to.settings} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel
          title={billingInfo.heading}
          actions={
            <RouteLink to={to.billing} className="text-small">
              {billingInfo.open}
            </RouteLink>
          }
        >
          <BillingFacts detail={detail} />
        </Panel>
        <NotesPanel client={detail.client} />
        <ActivityPanel uuid={detail.client.uuid} />
      </div>
    </div>
  )
}
