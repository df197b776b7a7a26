import { Building2, UserRound } from 'lucide-react'
import { cardText } from '../../texts/cards.ts'
import { billingInfo, client as clientTexts } from '../../texts/client.ts'
import { type PlanText, planText } from '../../texts/client-status.ts'
import { statusTexts } from '../../texts/clients.ts'
import { DefinitionList, type Fact } from '../../ui/facts/definition-list.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import type { ClientDetail } from './client-detail.ts'
import { NextBill } from './next-bill.tsx'
import { currencyName } from './reader-formats.ts'
import { type Bill, useBill } from './use-bill.ts'

/** Who pays for what, when, and in which currency. */
export function BillingFacts({ detail, isWide = false }: { detail: ClientDetail; isWide?: boolean }) {
  const { client, subscription } = detail
  const bill = useBill(detail)
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
  const next = nextBillFact(detail, bill)
  const card = cardFact(bill)
  return (
    <DefinitionList
      empty={clientTexts.empty}
      emptyLine={clientTexts.notGiven}
      className="px-5 pt-1 pb-5 max-md:px-4"
      facts={isWide ? [type, ...next, currency] : [type, chosen, ...next, currency]}
      beside={isWide ? [chosen, ...card] : []}
    />
  )
}

/** None for a client without a plan. */
const nextBillFact = ({ subscription }: ClientDetail, bill: Bill): Fact[] => {
  const label = billingInfo.nextBill
  if (subscription?.next_bill_on) return [{ label, value: <NextBill on={subscription.next_bill_on} bill={bill} /> }]
  return subscription?.ends_on ? [{ label, value: billingInfo.noNextBill }] : []
}

const cardFact = ({ preview }: Bill): Fact[] =>
  preview
    ? [
        {
          label: billingInfo.card,
          value: preview.payment_method ? cardText(preview.payment_method) : billingInfo.noCard,
        },
      ]
    : []

/** The line breaks after the comma, never inside the seats. */
export function Plan({ text: { plan, seats } }: { text: PlanText }) {
  return (
    <>
      {plan}, <span className="whitespace-nowrap">{seats}</span>
    </>
  )
}
