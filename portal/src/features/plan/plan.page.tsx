import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { whyNotPlan } from '@partner-hub/contracts/clients/plan-actions.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { noClient } from '../../api/no-client.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { planClosed, planTexts as texts } from '../../texts/plan.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { MissingPage } from '../../ui/notices/missing-page.tsx'
import { WaitingHeading } from '../../ui/notices/waiting-heading.tsx'
import { WizardHeader } from '../../ui/wizard/wizard-header.tsx'
import { PlanChooser } from './plan.chooser.tsx'
import { PlanClosed } from './plan-closed.tsx'
import { isChange } from './plan-kind.ts'
import type { PlanPaths } from './plan-paths.ts'

type Props = {
  client: BusinessClient | undefined
  subscription: Subscription | undefined
  isMissing: boolean
  hasFailed: boolean
  isFetching: boolean
  onRetry: () => void
  to: PlanPaths
  /** Call it with the subscription after a change, without it if the client may look different now. */
  onChanged: (subscription?: Subscription) => void
}

/** Select Plan or Change Plan of one client (DEC-109). */
export function PlanPage({ client, subscription, isMissing, hasFailed, isFetching, onRetry, to, onChanged }: Props) {
  const navigate = useNavigate()
  const whole = (content: ReactNode) => <main className="grid grow place-items-center p-4">{content}</main>
  const content = () => {
    if (isMissing) return whole(<MissingPage {...noClient()} to={to.clients} />)
    if (client && subscription) {
      const why = whyClosed(client, subscription)
      if (why) return whole(<PlanClosed why={why} to={to.billing} />)
      return <PlanChooser client={client} subscription={subscription} to={to} onChanged={onChanged} />
    }
    if (hasFailed)
      return whole(<ErrorState {...clientErrors.billingData} onRetry={onRetry} isRetrying={isFetching} isPage />)
    return whole(<WaitingHeading text={texts.loading} />)
  }
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <WizardHeader
        about={client?.client_name ?? ''}
        end={
          <Button tone="ghost" icon={X} onPress={() => void navigate(to.billing)}>
            {texts.close}
          </Button>
        }
      />
      {content()}
    </div>
  )
}

const whyClosed = (client: BusinessClient, subscription: Subscription): keyof typeof planClosed | undefined => {
  const why = whyNotPlan(
    { status: client.status, billing_owner: client.billing_owner, subscription_status: subscription.status },
    isChange(subscription) ? 'change_plan' : 'select_plan',
  )
  return why === undefined || why in planClosed ? (why as keyof typeof planClosed | undefined) : 'action_not_allowed'
}
