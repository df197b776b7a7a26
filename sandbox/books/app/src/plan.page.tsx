import type { PlanChoice } from '@partner-hub/contracts/billing/billing-account.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanAnswer } from '../../src/app-answers.ts'
import { sessionQuery, useAccount, useChange, usePart } from './account.queries.ts'
import { whatToDo } from './api.ts'
import { price } from './format.ts'
import { PageHead } from './page-head.tsx'
import { Failed, Loading } from './waiting.tsx'

type Interval = PlanChoice['billing_interval']

export function PlanPage() {
  const query = usePart<PlanAnswer>('plan')
  if (!query.data) return query.isError ? <Failed query={query} /> : <Loading />
  return (
    <>
      <PageHead title="Plan">{planWords(query.data)}</PageHead>
      {query.data.billing_owner === 'ACCOUNTANT' ? <FirmPays /> : <Plans {...query.data} />}
    </>
  )
}

const planWords = ({ billing_owner, plans, subscription }: PlanAnswer): string => {
  if (billing_owner === 'ACCOUNTANT') return 'Your accounting firm pays for this account.'
  if (plans.length === 0) return 'The owner pays for this account.'
  if (subscription?.status === 'TRIAL_EXPIRED') return 'Your free trial has ended. Nothing is charged today.'
  if (subscription?.status === 'ACTIVE_TRIAL' && subscription.days_left !== null)
    return `${trialLeft(subscription.days_left)} No plan is chosen yet. Nothing is charged today.`
  if (subscription?.status !== 'ACTIVE') return 'No plan is chosen yet. Nothing is charged today.'
  const { display_name, billing_interval } = subscription
  return `You have chosen ${display_name}, billed ${billing_interval?.toLowerCase()}. Nothing is charged yet.`
}

const trialLeft = (days: number): string => {
  if (days < 1) return 'Your free trial ends today.'
  return days === 1 ? 'Your free trial has 1 day left.' : `Your free trial has ${days} days left.`
}

const clientsOf = (count: number | null): string =>
  count === null ? 'Unlimited billable clients' : `${count} billable clients`

/** A visitor from the paying firm gets the way to the client's plan page; the owner only reads who pays. */
function FirmPays() {
  const { data } = useQuery(sessionQuery)
  const { client_uuid } = useAccount().visitor
  return (
    <section className="card">
      <p>The firm selects and changes the plan in {data?.hub_name}.</p>
      {client_uuid ? (
        <p>
          <a
            className="cta"
            href={`${data?.hub_url ?? ''}/clients/${client_uuid}/billing/plan`}
            target="_blank"
            rel="noopener"
          >
            Select Plan in {data?.hub_name}
          </a>
        </p>
      ) : null}
    </section>
  )
}

function Plans({ plans, currency_code, subscription }: PlanAnswer) {
  const { may } = useAccount()
  const choose = useChange<PlanChoice>('PUT', 'plan')
  const chosen = subscription?.status === 'ACTIVE' ? subscription : null
  const [interval, setInterval] = useState<Interval>(chosen?.billing_interval === 'Yearly' ? 'Yearly' : 'Monthly')
  if (!may.choose_plan) return <p className="soft">Only the owner chooses the plan.</p>
  return (
    <>
      <fieldset className="periods">
        <legend>Billed</legend>
        {(['Monthly', 'Yearly'] as const).map((value) => (
          <label key={value}>
            <input type="radio" name="period" checked={interval === value} onChange={() => setInterval(value)} />
            {value === 'Monthly' ? 'Monthly' : 'Yearly, two months free'}
          </label>
        ))}
      </fieldset>
      <ul className="plans">
        {plans.map(({ display_name, billable_clients, monthly_amount, yearly_amount }) => {
          const isChosen = chosen?.display_name === display_name && chosen.billing_interval === interval
          const choice = { display_name, billing_interval: interval, staff_limits: chosen?.staff_limits ?? 1 }
          return (
            <li key={display_name} className="card" aria-current={isChosen || undefined}>
              <h2>{display_name}</h2>
              <p className="price">
                {price(interval === 'Monthly' ? monthly_amount : yearly_amount, currency_code)}
                <small>{interval === 'Monthly' ? ' a month' : ' a year'}</small>
              </p>
              <p className="soft">{clientsOf(billable_clients)}</p>
              {isChosen ? (
                <p className="done">Your choice</p>
              ) : (
                <button type="button" className="cta" disabled={choose.isPending} onClick={() => choose.mutate(choice)}>
                  Choose {display_name}
                </button>
              )}
              {choose.error && choose.variables.display_name === display_name ? (
                <p className="problem" role="alert">
                  Your choice was not saved. {whatToDo(choose.error)}
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      <p className="hidden" role="status">
        {choose.isSuccess ? 'Your choice is saved.' : ''}
      </p>
    </>
  )
}
