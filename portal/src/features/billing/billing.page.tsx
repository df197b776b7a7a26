import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { may } from '../../api/may.ts'
import { currentUserQuery, identityQuery } from '../../api/member.queries.ts'
import { paymentMethodQuery } from '../../api/payment-method.queries.ts'
import { paymentMethod } from '../../texts/billing.ts'
import { pageTitles } from '../../texts/page-titles.ts'
import { cardErrors } from '../../texts/payment-method.ts'
import { Panel } from '../../ui/facts/panel.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { Skeleton } from '../../ui/notices/skeleton.tsx'
import { PaymentMethodPanel } from './payment-method.panel.tsx'
import { shownCard } from './shown-card.ts'

type Props = { cardPath: string; onEditCard: () => void }

/** What the firm pays with. */
export function BillingPage({ cardPath, onEditCard }: Props) {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  const { data: method, isError, isFetching, refetch } = useQuery(paymentMethodQuery(user.identity_uuid))
  const mayEdit = may('change_payment_methods') && Boolean(identity.fb_identity_id)
  return (
    <div className="px-(--page-x) pt-7 pb-12 max-md:pt-5">
      <h1 tabIndex={-1} className="type-page">
        {pageTitles.billing}
      </h1>
      <div className="mt-5 max-w-130">
        {method !== undefined ? (
          <PaymentMethodPanel
            card={method && shownCard(method)}
            mayEdit={mayEdit}
            cardPath={cardPath}
            onEdit={onEditCard}
          />
        ) : (
          <Panel title={paymentMethod.heading}>
            {isError ? (
              <ErrorState {...cardErrors.loading} onRetry={() => void refetch()} isRetrying={isFetching} />
            ) : (
              <div aria-busy className="grid animate-late gap-4 px-5 pt-1 pb-6">
                <span className="sr-only">{paymentMethod.loading}</span>
                <Skeleton className="h-17" width="100%" />
                <Skeleton width="70%" />
              </div>
            )}
          </Panel>
        )}
      </div>
    </div>
  )
}
