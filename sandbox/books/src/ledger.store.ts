import type { SandboxDatabase } from '../../shared/open-database.ts'
import { chart, type Expense, firstLedger, type Invoice, type LedgerKind } from './first-ledger.ts'

export interface LedgerLine {
  code: string
  name: string
  kind: LedgerKind
  balance: number
}

export type LedgerStore = ReturnType<typeof ledgerStore>

/** Income and spending of one month, yyyy-mm. */
export interface Month {
  month: string
  received: number
  spent: number
}

const total = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)

/** The books themselves: invoices, spending and the chart of accounts whose balances follow from both. */
export const ledgerStore = (database: SandboxDatabase, today: () => string) => {
  const invoices = (account_id: string): Invoice[] =>
    database.all(
      `select number, customer, amount, issued_on, due_on, paid_on from invoice where account_id = ?
       order by number desc`,
      account_id,
    )
  const expenses = (account_id: string): Expense[] =>
    database.all(
      `select line, payee, code, amount, spent_on from expense where account_id = ? order by spent_on desc, line`,
      account_id,
    )

  return {
    begin: (account_id: string): void => {
      const first = firstLedger(account_id, today())
      for (const { number, customer, amount, issued_on, due_on, paid_on } of first.invoices)
        database.run(
          'insert into invoice values (?, ?, ?, ?, ?, ?, ?)',
          ...[account_id, number, customer, amount, issued_on, due_on, paid_on],
        )
      for (const { line, payee, code, amount, spent_on } of first.expenses)
        database.run(
          'insert into expense values (?, ?, ?, ?, ?, ?)',
          ...[account_id, line, payee, code, amount, spent_on],
        )
      for (const { code, name, kind, opening } of chart)
        database.run('insert into ledger_account values (?, ?, ?, ?, ?)', ...[account_id, code, name, kind, opening])
    },

    invoices,
    expenses,

    /** Double entry: assets and expenses together equal liabilities, equity and income. */
    chart: (account_id: string): LedgerLine[] => {
      const [billed, spent] = [invoices(account_id), expenses(account_id)]
      const received = total(billed.filter(({ paid_on }) => paid_on !== null))
      const moved: Record<string, number> = {
        1000: received - total(spent),
        1100: total(billed) - received,
        4000: total(billed),
      }
      return database
        .all<{ code: string; name: string; kind: LedgerKind; opening: number }>(
          'select code, name, kind, opening from ledger_account where account_id = ? order by code',
          account_id,
        )
        .map(({ opening, ...line }) => {
          const spentHere = total(spent.filter(({ code }) => code === line.code))
          return { ...line, balance: opening + (moved[line.code] ?? spentHere) }
        })
    },

    /** The last six months, this one included, oldest first. */
    months: (account_id: string): Month[] => {
      const [year = 0, month = 1] = today().split('-').map(Number)
      return [5, 4, 3, 2, 1, 0].map((back) => {
        const name = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
        return {
          month: name,
          received: total(invoices(account_id).filter(({ paid_on }) => paid_on?.startsWith(name))),
          spent: total(expenses(account_id).filter(({ spent_on }) => spent_on.startsWith(name))),
        }
      })
    },
  }
}
