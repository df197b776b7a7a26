import { Link } from 'react-router'
import type { DashboardAnswer } from '../../src/app-answers.ts'
import { useAccount, usePart } from './account.queries.ts'
import { day, longDay, money, monthName } from './format.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { MonthBars } from './month-bars.tsx'
import { PageHead } from './page-head.tsx'
import { Failed, Loading } from './waiting.tsx'

export function DashboardPage() {
  const { business_name, base_currency, today } = useAccount()
  const dashboard = usePart<DashboardAnswer>('dashboard')
  return (
    <>
      <PageHead title={business_name}>
        {longDay(today)}.{base_currency ? ` Figures in ${base_currency}.` : ''}
      </PageHead>
      {dashboard.data ? (
        <Figures {...dashboard.data} />
      ) : dashboard.isError ? (
        <Failed query={dashboard} />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Figures({ outstanding, months, invoices, expenses }: DashboardAnswer) {
  const { account_id, today } = useAccount()
  const now = months.at(-1)
  const month = now ? monthName(now.month) : ''
  return (
    <>
      <dl className="figures">
        <Figure name="To be paid to you" amount={outstanding} />
        <Figure name={`Received in ${month}`} amount={now?.received ?? 0} />
        <Figure name={`Spent in ${month}`} amount={now?.spent ?? 0} />
      </dl>
      <div className="columns">
        <section className="card" aria-labelledby="in-out">
          <h2 id="in-out">Money in and out</h2>
          <MonthBars months={months} />
        </section>
        <section className="card" aria-labelledby="spending">
          <h2 id="spending">Recent spending</h2>
          <ul className="lines">
            {expenses.map(({ line, payee, what, amount, spent_on }) => (
              <li key={line}>
                <span>
                  <b>{what}</b>
                  <small>
                    {payee}, {day(spent_on, today)}
                  </small>
                </span>
                <span className="amount">−{money(amount, null)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className="card" aria-labelledby="newest">
        <div className="card-head">
          <h2 id="newest">Newest invoices</h2>
          <Link to={`/accounts/${account_id}/invoices`}>All invoices</Link>
        </div>
        <InvoiceTable invoices={invoices} label="Newest invoices" />
      </section>
    </>
  )
}

function Figure({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{money(amount, null)}</dd>
    </div>
  )
}
