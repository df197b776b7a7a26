import { Building2, UserRound } from 'lucide-react'
import { billingInfo, client as clientTexts } from '../../texts/client.ts'
import { type PlanText, planText } from '../../texts/client-status.ts'
import { statusTexts } from '../../texts/clients.ts'
import { DefinitionList } from '../../ui/facts/definition-list.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import type { ClientDetail } from './client-detail.ts'
import { currencyName } from './reader-formats.ts'

/** Who pays for what, in which currency. */
export function BillingFacts({ detail, isWide = false }: { detail: ClientDetail; isWide?: boolean }) {
  const { client, subscription } = detail
  const plan = subscription && planText(subscription)
  const type = {
    label: billingInfo.type,
    value: (
      <span className="inline-flex items-center gap-1.5">
        <Icon
          of={client.billing_owner === 'ACCOUNTANT' ? Building2 : UserRound}
          size={14}
          className="text-text-subtle"
        />
        {statusTexts.billing[client.billing_owner]}
      </span>
    ),
  }
  const chosen = { label: billingInfo.plan, value: plan ? <Plan text={plan} /> : billingInfo.noPlan }
  const currency = { label: billingInfo.currency, value: currencyName(client.billing_currency) }
  return (
    <DefinitionList
      empty={clientTexts.empty}
      emptyLine={clientTexts.notGiven}
      className="px-5 pt-1 pb-5 max-md:px-4"
      facts={isWide ? [type, chosen] : [type, chosen, currency]}
      beside={isWide ? [currency] : []}
    />
  )
}

/** The line breaks after the comma, never inside the seats. */
export function Plan({ text: { plan, seats } }: { text: PlanText }) {
  return (
    <>
      {plan}, <span className="whitespace-nowrap">{seats}</span>
    </>
  )
}
