import { money } from '@partner-hub/contracts/billing/money.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { chargeInvoices } from './charge-invoices.ts'
import { paymentStore } from './payment.store.ts'

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
  const due = open.map(({ payer, invoice, total, currency }) => ({
    payer,
    invoice,
    amount: money.of(total, currency),
  }))
  return chargeInvoices(tx, stories, due)
}
