import { invoiceStates } from '@partner-hub/contracts/billing/invoice-states.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { invoiceStore } from './invoice.store.ts'

/** False if it is no longer open. */
export const payIfOpen = (tx: AnyTransaction, invoice: { payer: string; uuid: string }): Promise<boolean> =>
  invoiceStore.move(tx, invoice, invoiceStates.next('OPEN', 'pay'))

/** An open invoice is paid, or void because nothing came of it. */
export const settleInvoice = async (
  tx: AnyTransaction,
  invoice: { payer: string; uuid: string },
  act: 'pay' | 'void',
): Promise<void> => {
  if (!(await invoiceStore.move(tx, invoice, invoiceStates.next('OPEN', act))))
    throw new Error(`invoice ${invoice.uuid} is not open`)
}
