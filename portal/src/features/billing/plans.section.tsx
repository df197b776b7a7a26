import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { firmBillingQuery } from '../../api/firm-billing.queries.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { firmBilling } from '../../texts/firm-billing.ts'
import { PlansPanel, type PlansPaths } from './plans.panel.tsx'
import { UnreadyPanel } from './unready-panel.tsx'

export function PlansSection({ to }: { to: PlansPaths }) {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const query = useQuery(firmBillingQuery(organization.uuid))
  if (query.data) return <PlansPanel billing={query.data} to={to} />
  const { heading, loading, failed } = firmBilling
  return <UnreadyPanel title={heading} loading={loading} failed={failed} query={query} />
}
