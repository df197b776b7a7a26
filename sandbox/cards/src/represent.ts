import { amountOf } from './amounts.ts'
import type { Card, Verification } from './card.store.ts'
import type { Customer } from './customer.store.ts'
import type { Payment } from './payment.store.ts'
import type { Address } from './typed-card.ts'
import { hasExpired } from './verdict.ts'
import { type Xml, XmlRows } from './xml.ts'

type Facts = Payment['card']

const facts = (card: Facts): { [name: string]: Xml } => ({
  bin: card.bin,
  last_4: card.last_4,
  card_type: card.card_type,
  expiration_month: card.expiration_month,
  expiration_year: card.expiration_year,
  cardholder_name: card.cardholder_name,
  unique_number_identifier: card.unique_number_identifier,
})

const address = (given: Address | null): Xml => given && { ...given }

export const verificationXml = ({
  gateway_rejection_reason,
  ...verification
}: Verification): { [name: string]: Xml } => ({
  ...verification,
  gateway_rejection_reason: gateway_rejection_reason ?? undefined,
})

export const cardXml = (card: Card, now: number): { [name: string]: Xml } => ({
  token: card.token,
  customer_id: card.customer_id,
  ...facts(card),
  default: card.is_default,
  expired: hasExpired(card, now),
  created_at: card.created_at,
  billing_address: card.billing_address ? address(card.billing_address) : undefined,
  verifications: new XmlRows('verification', card.verifications.map(verificationXml)),
})

export const customerXml = ({ id, details, created_at }: Customer, cards: Card[], now: number): Xml => ({
  id,
  ...details,
  created_at,
  credit_cards: new XmlRows(
    'credit_card',
    cards.map((card) => cardXml(card, now)),
  ),
})

export const paymentXml = (payment: Payment, refundIds: string[]): { [name: string]: Xml } => {
  const { gateway_rejection_reason, ...verdict } = payment.verdict
  const amount = amountOf(payment.amount_minor, payment.currency)
  return {
    id: payment.id,
    status: payment.status,
    type: payment.type,
    amount,
    currency_iso_code: payment.currency,
    merchant_account_id: payment.merchant_account_id,
    order_id: payment.order_id,
    created_at: payment.created_at,
    updated_at: payment.updated_at,
    customer: { id: payment.customer_id },
    credit_card: { token: payment.card.token ?? null, ...facts(payment.card) },
    billing: payment.card.billing_address ? address(payment.card.billing_address) : undefined,
    ...verdict,
    gateway_rejection_reason,
    refunded_transaction_id: payment.refunded_id,
    refund_ids: new XmlRows('item', refundIds),
    status_history: new XmlRows(
      'status_event',
      payment.history.map(({ status, timestamp }) => ({ status, timestamp, amount })),
    ),
    disputes: new XmlRows('dispute', []),
  }
}
