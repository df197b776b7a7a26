import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { may } from '../../api/may.ts'
import { currentUserQuery, identityQuery, organizationQuery } from '../../api/member.queries.ts'
import { receiptYearsQuery } from '../../api/receipts.queries.ts'
import { paymentMethod } from '../../texts/billing.ts'
import { cardErrors } from '../../texts/payment-method.ts'
import { firmCardQuery } from './firm-card.query.ts'
import { PaymentMethodPanel } from './payment-method.panel.tsx'
import { UnreadyPanel } from './unready-panel.tsx'

type Props = { cardPath: string; onEdit: () => void }

/** The card is there with and without invoices (DEC-34), also if those cannot be read. */
export function CardSection({ cardPath, onEdit }: Props) {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: years, isError: isUnknown } = useInfiniteQuery(receiptYearsQuery(organization.uuid))
  const invoices = years?.pages.flatMap((year) => year.invoices)
  const query = useQuery({
    ...firmCardQuery(user.identity_uuid, invoices ?? []),
    enabled: invoices !== undefined || isUnknown,
  })
  if (query.data === undefined)
    return (
      <UnreadyPanel
        title={paymentMethod.heading}
        loading={paymentMethod.loading}
        failed={cardErrors.loading}
        query={query}
      />
    )
  const { card, isOpened } = query.data
  if (card === undefined) return null
  const mayChange = may('change_payment_methods') && Boolean(identity.fb_identity_id)
  const mayEdit = mayChange && (card === null || isOpened)
  return <PaymentMethodPanel card={card} mayEdit={mayEdit} cardPath={cardPath} onEdit={onEdit} />
}
