import type { InvoicesAnswer } from '../../src/app-answers.ts'
import { useAccount, usePart } from './account.queries.ts'
import { money } from './format.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { PageHead } from './page-head.tsx'
import { Failed, Loading } from './waiting.tsx'

export function InvoicesPage() {
  const { base_currency } = useAccount()
  const query = usePart<InvoicesAnswer>('invoices')
  if (!query.data) return query.isError ? <Failed query={query} /> : <Loading />
  const { invoices } = query.data
  const open = invoices.filter(({ paid_on }) => paid_on === null)
  const sum = open.reduce((total, { amount }) => total + amount, 0)
  return (
    <>
      <PageHead title="Invoices">
        {invoices.length} invoices, {open.length} of them open with {money(sum, base_currency)}
      </PageHead>
      <section className="card">
        <InvoiceTable invoices={invoices} label="Invoices" />
      </section>
    </>
  )
}
