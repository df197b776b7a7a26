import { z } from 'zod'
import { currencyOf, minorOf } from './amounts.ts'
import { type Answer, answer, created, invalid, missing, refused } from './answers.ts'
import type { Card } from './card.store.ts'
import { newId } from './new-id.ts'
import type { Stores } from './open-stores.ts'
import type { Payment, PaymentStatus } from './payment.store.ts'
import { paymentXml } from './represent.ts'
import type { CardFacts } from './typed-card.ts'
import { judge, messageOf } from './verdict.ts'

const Key = { api_request_key: z.string().optional() }
export const Sale = z.strictObject({
  transaction: z.strictObject({
    type: z.literal('sale'),
    amount: z.string().optional(),
    order_id: z.string().max(255).optional(),
    payment_method_token: z.string().optional(),
    payment_method_nonce: z.string().optional(),
    merchant_account_id: z.string().optional(),
    customer_id: z.string().optional(),
    transaction_source: z.string().optional(),
    options: z.strictObject({ submit_for_settlement: z.boolean().default(false) }).default({
      submit_for_settlement: false,
    }),
    ...Key,
  }),
})
export const KeyOnly = z.object({ transaction: z.strictObject({ ...Key }).default({}) })
export const Refund = z.object({
  transaction: z
    .strictObject({ amount: z.string().optional(), order_id: z.string().max(255).optional(), ...Key })
    .default({}),
})

const problem = (attribute: string, code: string, message: string) =>
  invalid({ of: 'transaction', attribute, code, message })

const amountProblem = (amount: string | undefined) =>
  amount === undefined || amount === ''
    ? problem('amount', '81502', 'Amount is required.')
    : problem('amount', '81503', 'Amount is an invalid format.')

/** What a transaction shows of its card. */
const shownCard = (card: CardFacts | Card): Payment['card'] => ({
  bin: card.bin,
  last_4: card.last_4,
  card_type: card.card_type,
  expiration_month: card.expiration_month,
  expiration_year: card.expiration_year,
  cardholder_name: card.cardholder_name,
  billing_address: card.billing_address,
  unique_number_identifier: card.unique_number_identifier,
  ...('token' in card && { token: card.token }),
})

/** Charges cards and gives money back; the ledger gets every execution. */
export const paymentActs = (stores: Stores, merchantId: string) => {
  const { cards, clock, ledger, nonces, payments } = stores

  const represented = (payment: Payment) =>
    paymentXml(
      payment,
      payments.refundsOf(payment.id).map(({ id }) => id),
    )

  const moveTo = (payment: Payment, status: PaymentStatus): Payment => {
    const timestamp = clock.stamp()
    const changed = {
      ...payment,
      status,
      updated_at: timestamp,
      history: [...payment.history, { status, timestamp }],
    }
    payments.change(changed)
    return changed
  }

  const findCard = ({ payment_method_token, payment_method_nonce }: z.infer<typeof Sale>['transaction']) => {
    if (payment_method_nonce !== undefined) {
      const typed = nonces.use(payment_method_nonce)
      if (typed === 'used')
        return problem('payment_method_nonce', '91564', 'Cannot use a payment_method_nonce more than once.')
      if (typed === 'unknown')
        return problem('payment_method_nonce', '91565', 'Unknown or expired payment_method_nonce.')
      return { card: typed, customer_id: null }
    }
    const card = cards.find(payment_method_token ?? '')
    if (!card) return problem('payment_method_token', '91518', 'Payment method token is invalid.')
    return { card, customer_id: card.customer_id }
  }

  return {
    sale: ({ transaction: given }: z.infer<typeof Sale>): Answer => {
      const merchant_account_id = given.merchant_account_id ?? `${merchantId}_usd`
      const currency = currencyOf(merchant_account_id, merchantId)
      if (!currency) return problem('merchant_account_id', '91513', 'Merchant account ID is invalid.')
      const amount_minor = minorOf(given.amount ?? '', currency)
      if (amount_minor === undefined) return amountProblem(given.amount)
      if (amount_minor === 0) return problem('amount', '81531', 'Amount must be greater than zero.')
      const found = findCard(given)
      if ('body' in found) return found
      const { card, customer_id } = found
      const { is_good, status: refusal, ...verdict } = judge(card, { isCharge: true, now: clock.now() })
      const taken = given.options.submit_for_settlement ? 'submitted_for_settlement' : 'authorized'
      const status = refusal === 'approved' ? taken : refusal
      const at = clock.stamp()
      const payment: Payment = {
        id: newId(10),
        type: 'sale',
        status,
        amount_minor,
        currency,
        merchant_account_id,
        order_id: given.order_id ?? null,
        customer_id,
        card: shownCard(card),
        verdict,
        refunded_id: null,
        created_at: at,
        updated_at: at,
        history:
          is_good && status !== 'authorized'
            ? [
                { status: 'authorized', timestamp: at },
                { status, timestamp: at },
              ]
            : [{ status, timestamp: at }],
      }
      payments.add(payment)
      if (!is_good) return refused(messageOf(verdict), 'transaction', represented(payment))
      ledger.add('charge', payment, amount_minor, given.api_request_key)
      return created('transaction', represented(payment))
    },

    find: (id: string): Answer => {
      const payment = payments.find(id)
      return payment ? answer('transaction', represented(payment)) : missing
    },

    submit: (id: string): Answer => {
      const payment = payments.find(id)
      if (!payment) return missing
      if (payment.status !== 'authorized')
        return problem('base', '91507', 'Cannot submit for settlement unless status is authorized.')
      return answer('transaction', represented(moveTo(payment, 'submitted_for_settlement')))
    },

    void: (id: string, { transaction }: z.infer<typeof KeyOnly>): Answer => {
      const payment = payments.find(id)
      if (!payment) return missing
      if (payment.status !== 'authorized' && payment.status !== 'submitted_for_settlement')
        return problem(
          'base',
          '91504',
          'Transaction can only be voided if status is authorized or submitted_for_settlement.',
        )
      const back = payment.type === 'sale' ? -payment.amount_minor : payment.amount_minor
      ledger.add('void', payment, back, transaction.api_request_key)
      return answer('transaction', represented(moveTo(payment, 'voided')))
    },

    refund: (id: string, { transaction: given }: z.infer<typeof Refund>): Answer => {
      const sale = payments.find(id)
      if (!sale) return missing
      if (sale.type !== 'sale' || sale.status !== 'settled')
        return problem('base', '91506', 'Cannot refund a transaction unless it is settled.')
      const returned = payments
        .refundsOf(id)
        .filter(({ status }) => status !== 'voided')
        .reduce((sum, refund) => sum + refund.amount_minor, 0)
      const left = sale.amount_minor - returned
      if (left === 0) return problem('base', '91512', 'Transaction has already been completely refunded.')
      const amount_minor = given.amount === undefined ? left : minorOf(given.amount, sale.currency)
      if (!amount_minor) return amountProblem(given.amount)
      if (amount_minor > left) return problem('amount', '91521', 'Refund amount is too large.')
      const status = 'submitted_for_settlement'
      const timestamp = clock.stamp()
      const refund: Payment = {
        ...sale,
        id: newId(10),
        type: 'credit',
        status,
        amount_minor,
        order_id: given.order_id ?? sale.order_id,
        refunded_id: id,
        created_at: timestamp,
        updated_at: timestamp,
        history: [{ status, timestamp }],
      }
      payments.add(refund)
      ledger.add('refund', refund, -amount_minor, given.api_request_key)
      return created('transaction', represented(refund))
    },

    settle: (id: string): Answer => {
      const payment = payments.find(id)
      if (!payment) return missing
      if (payment.status !== 'submitted_for_settlement')
        return problem('base', '91507', 'Cannot settle unless status is submitted_for_settlement.')
      return answer('transaction', represented(moveTo(payment, 'settled')))
    },

    /** As the nightly run of the gateway does; returns how many transactions were settled. */
    settleAll: (): number => {
      const submitted = payments.list().filter(({ status }) => status === 'submitted_for_settlement')
      for (const payment of submitted) moveTo(payment, 'settled')
      return submitted.length
    },

    represented,
  }
}
