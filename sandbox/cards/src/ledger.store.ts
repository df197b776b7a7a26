import type { SandboxDatabase } from '../../shared/open-database.ts'
import type { Clock } from './clock.store.ts'
import type { Payment } from './payment.store.ts'

/** Money that moved: positive to the merchant, negative back to the customer. */
export interface LedgerEntry {
  sequence: number
  act: 'charge' | 'void' | 'refund'
  transaction_id: string
  api_request_key: string | null
  order_id: string | null
  customer_id: string | null
  amount_minor: number
  currency: string
  at: string
}

export type LedgerStore = ReturnType<typeof ledgerStore>

/** Every executed charge, void and refund; entries are never changed or removed. */
export const ledgerStore = (database: SandboxDatabase, clock: Clock) => ({
  add: (act: LedgerEntry['act'], payment: Payment, minor: number, key: string | undefined): void => {
    const { id, order_id, customer_id, currency } = payment
    const values = [act, id, key ?? null, order_id, customer_id, minor, currency, clock.stamp()]
    database.run('insert into ledger values (null, ?, ?, ?, ?, ?, ?, ?, ?)', ...values)
  },

  /** Entries after this sequence number, oldest first. */
  list: ({ order_id, after = 0 }: { order_id?: string | undefined; after?: number | undefined }): LedgerEntry[] =>
    order_id === undefined
      ? database.all('select * from ledger where sequence > ? order by sequence', after)
      : database.all('select * from ledger where order_id = ? and sequence > ? order by sequence', order_id, after),

  /** The sum per currency. */
  totals: (): Record<string, number> =>
    Object.fromEntries(
      database
        .all<{ currency: string; minor: number }>(
          'select currency, sum(amount_minor) as minor from ledger group by currency order by currency',
        )
        .map(({ currency, minor }) => [currency, minor]),
    ),
})
