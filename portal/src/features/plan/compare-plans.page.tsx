import { MAIN_CURRENCIES } from '@partner-hub/contracts/places/currencies.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { wordsOf } from '../../api/failure.ts'
import { firmBillingQuery } from '../../api/firm-billing.queries.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { problemOf } from '../../api/problem.ts'
import { comparePlans as texts } from '../../texts/compare-plans.ts'
import { firmBilling } from '../../texts/firm-billing.ts'
import { pageTitles } from '../../texts/page-titles.ts'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { Panel } from '../../ui/facts/panel.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { ComparedCards } from './compared-cards.tsx'
import { CouponRow } from './coupon.row.tsx'
import { CurrencyRow } from './currency.row.tsx'
import { IntervalChoice } from './interval-choice.tsx'
import { OptionsSkeleton } from './plan-skeleton.tsx'
import { SeatsRow } from './seats.row.tsx'
import { useComparedPlans } from './use-compared-plans.ts'

type Props = { to: { billing: string; withoutPlan: string } }

/** What each plan would cost, before anything is bought. */
export function ComparePlansPage({ to }: Props) {
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: billing } = useQuery(firmBillingQuery(organization.uuid))
  const state = useComparedPlans(organization.uuid)
  const { compared, asked, change, error } = state
  const billing_interval = asked.billing_interval ?? compared?.billing_interval ?? 'Yearly'
  const hasFailed = error && !problemOf(error)?.fields.coupon_code
  return (
    <div className="max-w-296 px-(--page-x) pt-7 pb-12 max-md:pt-5">
      <Link
        to={to.billing}
        className="-ml-1 inline-flex items-center gap-1.5 rounded-key px-1 py-0.5 text-small font-medium text-text-muted transition-colors hover:text-text"
      >
        <Icon of={ArrowLeft} size={14} />
        {pageTitles.billing}
      </Link>
      <div className="mt-2 mb-5 flex items-end justify-between gap-x-4 gap-y-3 max-md:flex-col max-md:items-start">
        <div>
          <h1 tabIndex={-1} className="type-page">
            {pageTitles.plans}
          </h1>
          <p className="mt-1 text-pretty text-text-muted">{texts.about}</p>
        </div>
        <IntervalChoice value={billing_interval} onChange={(value) => change({ billing_interval: value })} />
      </div>
      {compared ? (
        <>
          <CurrencyRow
            currencies={MAIN_CURRENCIES}
            value={asked.currency_code ?? compared.currency_code}
            onChange={(currency_code) => change({ currency_code })}
          />
          <SeatsRow
            preview={{ ...compared, current: null }}
            wish={{ billing_interval, staff_limits: asked.staff_limits ?? compared.staff_limits }}
            onChange={(staff_limits) => change({ staff_limits })}
            isDisabled={false}
            error={undefined}
          />
          <CouponRow preview={compared} coupon={state.coupon} isDisabled={false} />
          <ComparedCards compared={compared} billing={billing} isUpToDate={state.isUpToDate} />
        </>
      ) : hasFailed ? (
        <ErrorState
          {...wordsOf(error, texts.failed)}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      ) : (
        <OptionsSkeleton />
      )}
      {billing !== undefined && billing.without_plan > 0 && (
        <Panel className="mt-6">
          <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4 max-md:px-4">
            <span className="font-strong">{firmBilling.withoutPlan(billing.without_plan)}</span>
            <RouteLinkButton to={to.withoutPlan}>{texts.showClients}</RouteLinkButton>
          </div>
        </Panel>
      )}
    </div>
  )
}
