import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanAnswer } from '../../src/app-answers.ts'
import { sessionQuery, useAccount, useChange, usePart } from './account.queries.ts'
import { money } from './format.ts'
import { PageHead } from './page-head.tsx'
import { Failed, Loading } from './waiting.tsx'

type Period = 'monthly' | 'yearly'

export function PlanPage() {
  const query = usePart<PlanAnswer>('plan')
  if (!query.data) return query.isError ? <Failed query={query} /> : <Loading />
  return (
    <>
      <PageHead title="Plan">{said(query.data)}</PageHead>
      {query.data.billing_owner === 'ACCOUNTANT' ? <FirmPays /> : <Plans {...query.data} />}
    </>
  )
}

const said = ({ chosen_plan, plans, billing_owner }: PlanAnswer): string => {
  if (billing_owner === 'ACCOUNTANT') return 'Your accounting firm pays for this account.'
  const chosen = plans.find(({ plan }) => plan === chosen_plan?.plan)
  if (!chosen) return 'No plan is chosen yet. Nothing is charged today.'
  return `You have chosen ${chosen.name}, billed ${chosen_plan?.period}. Nothing is charged yet.`
}

function FirmPays() {
  const { data } = useQuery(sessionQuery)
  return (
    <section className="card">
      <p>The firm chooses the plan in {data?.hub_name}.</p>
      <p>
        <a href={`${data?.hub_url ?? ''}/clients`} target="_blank" rel="noopener">
          Select a plan in {data?.hub_name}
        </a>
      </p>
    </section>
  )
}

function Plans({ plans, currency, chosen_plan }: PlanAnswer) {
  const { may } = useAccount()
  const choose = useChange('PUT', 'plan')
  const [period, setPeriod] = useState<Period>(chosen_plan?.period ?? 'monthly')
  return (
    <>
      <fieldset className="periods">
        <legend>Billed</legend>
        {(['monthly', 'yearly'] as const).map((value) => (
          <label key={value}>
            <input type="radio" name="period" checked={period === value} onChange={() => setPeriod(value)} />
            {value === 'monthly' ? 'Monthly' : 'Yearly, two months free'}
          </label>
        ))}
      </fieldset>
      <ul className="plans">
        {plans.map(({ plan, name, clients, monthly, yearly }) => {
          const isChosen = chosen_plan?.plan === plan && chosen_plan.period === period
          return (
            <li key={plan} className="card" aria-current={isChosen || undefined}>
              <h2>{name}</h2>
              <p className="price">
                {money(period === 'monthly' ? monthly : yearly, currency)}
                <small>{period === 'monthly' ? ' a month' : ' a year'}</small>
              </p>
              <p className="soft">{clients}</p>
              {isChosen ? <p className="done">Your choice</p> : null}
              {may.choose_plan && !isChosen ? (
                <button
                  type="button"
                  className="cta"
                  disabled={choose.isPending}
                  onClick={() => choose.mutate({ plan, period })}
                >
                  Choose {name}
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {may.choose_plan ? null : <p className="soft">Only the owner chooses the plan.</p>}
      {choose.error ? (
        <p className="problem" role="alert">
          Your choice was not saved. Please try again.
        </p>
      ) : null}
      <p className="hidden" role="status">
        {choose.isSuccess ? 'Your choice is saved.' : ''}
      </p>
    </>
  )
}
