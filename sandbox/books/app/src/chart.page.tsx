import type { ChartAnswer } from '../../src/app-answers.ts'
import type { LedgerKind } from '../../src/first-ledger.ts'
import { useAccount, usePart } from './account.queries.ts'
import { money } from './format.ts'
import { PageHead } from './page-head.tsx'
import { Failed, Loading } from './waiting.tsx'

const kinds: Record<LedgerKind, string> = {
  asset: 'Asset',
  liability: 'Liability',
  equity: 'Equity',
  income: 'Income',
  expense: 'Expense',
}

export function ChartPage() {
  const { base_currency } = useAccount()
  const query = usePart<ChartAnswer>('chart')
  if (!query.data) return query.isError ? <Failed query={query} /> : <Loading />
  return (
    <>
      <PageHead title="Chart of accounts">{base_currency ? `Balances in ${base_currency}` : 'Balances today'}</PageHead>
      <section className="card">
        <table aria-label="Chart of accounts">
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col">Kind</th>
              <th scope="col" className="amount">
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {query.data.lines.map(({ code, name, kind, balance }) => (
              <tr key={code}>
                <th scope="row">
                  <b>{name}</b>
                  <small>{code}</small>
                </th>
                <td>{kinds[kind]}</td>
                <td className="amount">{money(balance, null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
