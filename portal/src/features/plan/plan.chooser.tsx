import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { problemOf } from '../../api/problem.ts'
import { PlanFailure } from './plan-failure.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanOptions } from './plan-options.tsx'
import type { PlanPaths } from './plan-paths.ts'
import { PayFooter, PlanPay } from './plan-pay.tsx'
import { OptionsSkeleton, SummarySkeleton } from './plan-skeleton.tsx'
import { usePlanPage } from './use-plan-page.ts'

type Props = {
  client: BusinessClient
  subscription: Subscription
  to: PlanPaths
  onChanged: (subscription?: Subscription) => void
}

/** Plans, interval, seats and coupon at the left; what they cost at the right, with the button. */
export function PlanChooser({ to, ...of }: Props) {
  const page = usePlanPage({ ...of, billingPath: to.billing })
  const { preview, error, refetch, isFetching } = page.state
  // Refused parts of the URL are dropped, and the rest is asked for again.
  const hasFailed = error && Object.keys(problemOf(error)?.fields ?? {}).length === 0
  if (!preview && hasFailed)
    return <PlanFailure error={error} to={to} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <>
      <main className="mx-auto grid w-full max-w-280 flex-1 grid-cols-[minmax(0,1fr)_22.5rem] content-start items-start gap-12 px-8 pt-12 pb-16 max-lg:max-w-180 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-8 max-md:px-4 max-md:pt-6 max-md:pb-10">
        <div>
          <PlanHead page={page} />
          {preview ? (
            <PlanOptions page={page} preview={preview} paymentMethodUrl={to.paymentMethod} />
          ) : (
            <OptionsSkeleton />
          )}
        </div>
        {preview ? <PlanPay page={page} preview={preview} paymentMethodUrl={to.paymentMethod} /> : <SummarySkeleton />}
      </main>
      {preview && <PayFooter page={page} preview={preview} />}
    </>
  )
}
