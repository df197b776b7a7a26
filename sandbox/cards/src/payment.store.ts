import type { SandboxDatabase } from '../../shared/open-database.ts'
import type { CardFacts } from './typed-card.ts'
import type { Verdict } from './verdict.ts'

export type PaymentStatus =
  | 'authorized'
  | 'submitted_for_settlement'
  | 'settled'
  | 'voided'
  | Exclude<Verdict['status'], 'approved'>

/** A transaction of the gateway. */
export interface Payment {
  id: string
  type: 'sale' | 'credit'
  status: PaymentStatus
  amount_minor: number
  currency: string
  merchant_account_id: string
  order_id: string | null
  customer_id: string | null
  card: Omit<CardFacts, 'outcome' | 'cvv_response_code'> & { token?: string }
  verdict: Omit<Verdict, 'is_good' | 'status'>
  refunded_id: string | null
  created_at: string
  updated_at: string
  history: { status: PaymentStatus; timestamp: string }[]
}

interface Row {
  id: string
  details: string
}

const paymentOf = ({ details }: Row): Payment => JSON.parse(details)

export type PaymentStore = ReturnType<typeof paymentStore>

/** Transactions, also the declined ones. */
export const paymentStore = (database: SandboxDatabase) => ({
  find: (id: string): Payment | undefined => {
    const row = database.one<Row>('select * from payment where id = ?', id)
    return row && paymentOf(row)
  },

  add: (payment: Payment): void => {
    database.run(
      'insert into payment values (?, (select coalesce(max(sequence), 0) + 1 from payment), ?, ?, ?)',
      payment.id,
      payment.order_id,
      payment.refunded_id,
      JSON.stringify(payment),
    )
  },

  change: (payment: Payment): void => {
    database.run('update payment set details = ? where id = ?', JSON.stringify(payment), payment.id)
  },

  refundsOf: (id: string): Payment[] =>
    database.all<Row>('select * from payment where refunded_id = ? order by sequence', id).map(paymentOf),

  ofOrder: (orderId: string): Payment[] =>
    database.all<Row>('select * from payment where order_id = ? order by sequence desc', orderId).map(paymentOf),

  /** The newest first. */
  list: (): Payment[] => database.all<Row>('select * from payment order by sequence desc').map(paymentOf),
})
