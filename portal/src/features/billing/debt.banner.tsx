import type { OpenInvoices, PayOutcome } from '@partner-hub/contracts/billing/open-invoices.ts'
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { brandNames } from '../../texts/billing.ts'
import { openInvoices as texts } from '../../texts/open-invoices.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { onCalendarDay, onShortDay } from '../../ui/dates/on-calendar-day.ts'
import { Banner } from '../../ui/notices/banner.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import { openInvoicesQuery, usePayNow } from './open-invoices.queries.ts'
import { totalsText } from './totals-text.ts'

type Props = {
  cardPath: string
  /** Undefined on the billing page itself, which has 'Pay now' instead. */
  billingPath: string | undefined
}

/** Above every page of the shell while renewals are not paid. */
export function DebtBanner({ cardPath, billingPath }: Props) {
  const { data: debt } = useQuery(openInvoicesQuery)
  const pay = usePayNow(tell)
  if (!debt || debt.count === 0) return null
  const hasCard = debt.payment_method !== null
  return (
    <section aria-label={texts.name} className="px-(--page-x) pt-5">
      <Banner
        tone={debt.is_charging ? 'info' : 'danger'}
        icon={CreditCard}
        isBusy={debt.is_charging}
        title={titleOf(debt)}
        text={textOf(debt)}
        action={
          <>
            <LinkButton href={cardPath} size="sm" {...(!billingPath && { tone: 'primary' })}>
              {hasCard ? texts.updateCard : texts.addCard}
            </LinkButton>
            {billingPath ? (
              <RouteLinkButton to={billingPath} size="sm">
                {texts.toBilling}
              </RouteLinkButton>
            ) : (
              hasCard && (
                <Button size="sm" onPress={() => pay.mutate()} isPending={pay.isPending} isDisabled={debt.is_charging}>
                  {texts.pay}
                </Button>
              )
            )}
          </>
        }
      />
    </section>
  )
}

const tell = (outcome: PayOutcome | 'failed'): void => {
  const { title, text } = texts.outcomes[outcome]
  if (outcome === 'declined' || outcome === 'failed') toast.error(title, text)
  else toast.success(title, text)
}

const titleOf = ({ is_charging, payment_method: card }: OpenInvoices): string => {
  if (is_charging) return texts.charging
  return card ? texts.declined(texts.card(brandNames[card.brand_code], card.last_4)) : texts.noCard
}

const textOf = (debt: OpenInvoices): string => {
  const { count, open_since, retries_on, ends_on, end_together } = debt
  const [next] = retries_on
  return [
    open_since && texts.open(count, onCalendarDay(open_since), totalsText(debt)),
    next && texts.retry(onShortDay(next)),
    ends_on && texts.ends(onShortDay(ends_on), end_together),
  ]
    .filter(Boolean)
    .join(' ')
}
