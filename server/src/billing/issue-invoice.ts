import { invoiceStates } from '@partner-hub/contracts/billing/invoice-states.ts'
import { type Money, money } from '@partner-hub/contracts/billing/money.ts'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { billingDetailsStore } from './billing-details.store.ts'
import { buyerOf } from './buyer.ts'
import { invoiceStore, type NewInvoice } from './invoice.store.ts'
import { ISSUER, invoiceNumberOf } from './issuer.ts'
import { renewalStore } from './renewal.store.ts'

/**
 * Issues an open invoice with its lines in the caller's transaction. The number has no gaps (DEC-102): it is drawn in the
 * same transaction, and issuing waits for others that issue. Returns the invoice's uuid.
 */
export const issueInvoice = async (tx: AnyTransaction, invoice: NewInvoice, issued_at: Date): Promise<string> => {
  const uuid = newUuid()
  const [invoice_number = ''] = await drawNumbers(tx, issued_at, 1)
  await invoiceStore.insert(tx, invoice, { uuid, invoice_number, issued_at }, invoiceStates.begin('issue'))
  return uuid
}

const drawNumbers = async (tx: AnyTransaction, issued_at: Date, count: number): Promise<string[]> => {
  const year = issued_at.getUTCFullYear()
  const numbers = await invoiceStore.drawNumbers(tx, ISSUER, year, count)
  return numbers.map((number) => invoiceNumberOf(year, number))
}

export interface IssuedInvoice {
  payer: string
  invoice: string
  amount: Money
}

/** The same for a batch of subscriptions that were just renewed: each invoice is for the period that has begun. */
export const issueRenewals = async (
  tx: AcrossTransaction,
  renewed: readonly { account_id: string; payer: string; total: number; currency: string }[],
  issued_at: Date,
): Promise<IssuedInvoice[]> => {
  const details = await billingDetailsStore.list(tx, [...new Set(renewed.map(({ payer }) => payer))])
  const buyers = details.map(({ payer, ...each }) => ({ payer, buyer: buyerOf(each) }))
  const uuids = renewed.map(() => newUuid())
  const accounts = renewed.map(({ account_id }) => account_id)
  // As late as possible: others that issue wait from here to the end of the transaction.
  const numbers = await drawNumbers(tx, issued_at, renewed.length)
  await renewalStore.issue(tx, { accounts, uuids, numbers, buyers, issued_at }, invoiceStates.begin('issue'))
  return renewed.map(({ payer, total, currency }, index) => ({
    payer,
    invoice: uuids[index] ?? '',
    amount: money.of(total, currency),
  }))
}
