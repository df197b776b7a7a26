import { settleInvoice } from '../billing/settle-invoice.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { paymentStore } from './payment.store.ts'

/**
 * Voids the unpaid renewals of a plan that ends. Returns false, and voids nothing, while one of them is being charged.
 * Runs under the account's lock.
 */
export const voidUnpaid = async (
  tx: AcrossTransaction,
  { payer, account_id }: { payer: string; account_id: string },
): Promise<boolean> => {
  const invoices = await paymentStore.lockUnpaidOf(tx, payer, account_id)
  if (await paymentStore.isCharging(tx, payer, invoices)) return false
  for (const uuid of invoices) await settleInvoice(tx, { payer, uuid }, 'void')
  return true
}
