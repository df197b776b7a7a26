import { invoiceStates } from '@partner-hub/contracts/billing/invoice-states.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { invoiceStore, type NewInvoice } from './invoice.store.ts'
import { ISSUER, invoiceNumberOf } from './issuer.ts'

/**
 * Issues an open invoice with its lines in the caller's transaction. The number has no gaps (DEC-102): it is drawn in the
 * same transaction, and issuing waits for others that issue. Returns the invoice's uuid.
 */
export const issueInvoice = async (tx: AnyTransaction, invoice: NewInvoice, issued_at: Date): Promise<string> => {
  const uuid = newUuid()
  const year = issued_at.getUTCFullYear()
  const number = await invoiceStore.drawNumber(tx, ISSUER, year)
  const issue = { uuid, invoice_number: invoiceNumberOf(year, number), issued_at }
  await invoiceStore.insert(tx, invoice, issue, invoiceStates.begin('issue'))
  return uuid
}
