import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { may } from '../../api/may.ts'
import { currentUserQuery, identityQuery } from '../../api/member.queries.ts'
import { paymentMethodQuery } from '../../api/payment-method.queries.ts'
import { paymentMethod } from '../../texts/billing.ts'
import { cardErrors } from '../../texts/payment-method.ts'
import { PaymentMethodPanel } from './payment-method.panel.tsx'
import { shownCard } from './shown-card.ts'
import { UnreadyPanel } from './unready-panel.tsx'

type Props = { cardPath: string; onEdit: () => void }

/** The card is there with and without invoices (DEC-34). */
export function CardSection({ cardPath, onEdit }: Props) {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  const query = useQuery(paymentMethodQuery(user.identity_uuid))
  const mayEdit = may('change_payment_methods') && Boolean(identity.fb_identity_id)
  if (query.data === undefined)
    return (
      <UnreadyPanel
        title={paymentMethod.heading}
        loading={paymentMethod.loading}
        failed={cardErrors.loading}
        query={query}
      />
    )
  const card = query.data && shownCard(query.data)
  return <PaymentMethodPanel card={card} mayEdit={mayEdit} cardPath={cardPath} onEdit={onEdit} />
}
