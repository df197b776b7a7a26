import type { Invoice } from '../../src/first-ledger.ts'
import { useAccount } from './account.queries.ts'
import { day, daysBetween, money } from './format.ts'

export function InvoiceTable({ invoices, label }: { invoices: Invoice[]; label: string }) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col">State</th>
          <th scope="col" className="amount">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.number}>
            <th scope="row">
              <b>{invoice.customer}</b>
              <small>Invoice {invoice.number}</small>
            </th>
            <InvoiceState invoice={invoice} />
            <td className="amount">{money(invoice.amount, null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function InvoiceState({ invoice: { paid_on, due_on } }: { invoice: Invoice }) {
  const { today } = useAccount()
  if (paid_on) return <td className="paid">Paid {day(paid_on, today)}</td>
  const late = daysBetween(due_on, today)
  if (late <= 0) return <td className="due">Due {day(due_on, today)}</td>
  return (
    <td className="late">
      {late} {late === 1 ? 'day' : 'days'} late
    </td>
  )
}
