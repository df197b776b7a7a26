import { money } from '@partner-hub/contracts/billing/money.ts'
import type { AcrossTransaction, AnyTransaction } from '../platform/database/database.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { chargeInvoices } from './charge-invoices.ts'
import { type OpenRenewal, paymentStore } from './payment.store.ts'

interface Unpaid {
  payers: readonly string[]
  /** All that is open if undefined. */
  invoices?: readonly string[]
}

/**
 * Charges unpaid renewals to the card that their payer has now. One whose last payment is not settled gets no new
 * payment: that one is settled first. Returns the settlements, one per payer.
 */
export const retryInvoices = async (
  tx: AnyTransaction,
  stories: Pick<Stories, 'writeAll'>,
  unpaid: Unpaid,
): Promise<Story[]> => {
  const open = await paymentStore.lockUnpaid(tx, unpaid)
  return chargeInvoices(tx, stories, open.map(dueOf))
}

/** The same for what was declined while the payer saved a new card. False if there is nothing. */
export const retryWithNewCard = async (
  tx: AcrossTransaction,
  stories: Pick<Stories, 'writeAll'>,
  payer: string,
): Promise<boolean> => {
  const open = await paymentStore.lockTriedWithOldCard(tx, payer)
  await chargeInvoices(tx, stories, open.map(dueOf))
  return open.length > 0
}

const dueOf = ({ payer, invoice, total, currency }: OpenRenewal) => ({
  payer,
  invoice,
  amount: money.of(total, currency),
})
