import { createHash } from 'node:crypto'

/** Money in minor units, days as yyyy-mm-dd. */
export interface Invoice {
  number: number
  customer: string
  amount: number
  issued_on: string
  due_on: string
  paid_on: string | null
}

export interface Expense {
  line: number
  payee: string
  code: string
  amount: number
  spent_on: string
}

export type LedgerKind = 'asset' | 'liability' | 'equity' | 'income' | 'expense'

export const chart: readonly { code: string; name: string; kind: LedgerKind; opening: number }[] = [
  { code: '1000', name: 'Cash in bank', kind: 'asset', opening: 10_000_00 },
  { code: '1100', name: 'Accounts receivable', kind: 'asset', opening: 0 },
  { code: '1500', name: 'Equipment', kind: 'asset', opening: 4_500_00 },
  { code: '2000', name: 'Accounts payable', kind: 'liability', opening: 0 },
  { code: '2100', name: 'Sales tax', kind: 'liability', opening: 0 },
  { code: '3000', name: "Owner's equity", kind: 'equity', opening: 14_500_00 },
  { code: '4000', name: 'Sales', kind: 'income', opening: 0 },
  { code: '5000', name: 'Materials', kind: 'expense', opening: 0 },
  { code: '6000', name: 'Rent', kind: 'expense', opening: 0 },
  { code: '6100', name: 'Travel', kind: 'expense', opening: 0 },
  { code: '6200', name: 'Office', kind: 'expense', opening: 0 },
]

const customers = [
  'Harbourfront Café',
  'Quayside Hotel',
  'Dal Student Union',
  'St. Luke’s Fair',
  'Fern & Sons',
  'Old Mill',
]
const payees = [
  { payee: 'Maritime Mills', code: '5000', most: 420_00 },
  { payee: 'Quinpool Properties', code: '6000', most: 1_450_00 },
  { payee: 'Coastal Fuel', code: '6100', most: 120_00 },
  { payee: 'Paper Trail', code: '6200', most: 90_00 },
] as const

const MONTHS = 6
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_NUMBER = 1024

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10)

/** Pseudo-random numbers from 0 up to but not including `most`, seeded by the account id. */
const numbersOf = (account_id: string) => {
  let turn = 0
  return (most: number): number =>
    createHash('sha256').update(`${account_id}/${turn++}`).digest().readUInt32BE(0) % most
}

/** Half a year of demo data for a new account, deterministic for the account and day. */
export const firstLedger = (account_id: string, today: string): { invoices: Invoice[]; expenses: Expense[] } => {
  const next = numbersOf(account_id)
  const pick = <Item>(from: readonly Item[]): Item => from[next(from.length)] as Item
  const invoices: Invoice[] = []
  const expenses: Expense[] = []
  for (let month = MONTHS - 1; month >= 0; month--) {
    for (let place = 0; place < 3; place++) {
      const issued = month * 30 + 26 - place * 9
      // This month's first invoice was just paid, the second is late and the third not due yet.
      const paid = month > 0 ? issued - 6 - next(12) : place === 0 ? 1 + next(6) : undefined
      invoices.push({
        number: FIRST_NUMBER + invoices.length,
        customer: pick(customers),
        amount: 450_00 + next(2_400) * 50,
        issued_on: dayBefore(today, issued),
        due_on: dayBefore(today, issued - 14),
        paid_on: paid === undefined ? null : dayBefore(today, paid),
      })
    }
    for (const { payee, code, most } of payees) {
      const amount = code === '6000' ? most : Math.round(most / 3) + next(most - Math.round(most / 3))
      expenses.push({
        line: expenses.length + 1,
        payee,
        code,
        amount,
        spent_on: dayBefore(today, month * 30 + next(28)),
      })
    }
  }
  return { invoices, expenses }
}
