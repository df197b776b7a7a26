import { paymentStates } from '@partner-hub/contracts/billing/payment-states.ts'
import { payIfOpen } from '../billing/settle-invoice.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import { paymentStore } from './payment.store.ts'
import { settlementStore } from './settlement.store.ts'

/** Of a payment that was not tried, because the same card had just been declined for good. */
const CODE_NOT_TRIED = 'card_declined'

export interface SettlementNeeds {
  database: Database
  /** Runs in the transaction that ends a settlement, whether or not everything was paid. */
  dunPayer(tx: AcrossTransaction, payer: string): Promise<void>
}

/** The steps of a settlement beside the charges themselves. Each may run twice. */
export const settlePayer = ({ database, dunPayer }: SettlementNeeds) => ({
  /** The payer's next payment, or null at the end. What was issued meanwhile comes too. */
  findNext: (payer: string, uuid: string): Promise<string | null> =>
    database.acrossFirms('settlement', async (tx) => {
      if (!(await settlementStore.lock(tx, { payer, uuid }))) return null
      const next = await paymentStore.findNext(tx, payer)
      if (next) return next
      await settlementStore.end(tx, { payer, uuid })
      await dunPayer(tx, payer)
      return null
    }),

  markPaid: (payer: string, payment: string): Promise<void> =>
    database.acrossFirms('settlement', async (tx) => {
      const paid = await paymentStore.find(tx, payer, payment)
      if (paid?.status === 'PAID') await payIfOpen(tx, { payer, uuid: paid.invoice })
    }),

  /** DEC-67: a card that was declined for good is not charged for the payer's other invoices. */
  stop: (payer: string, uuid: string, declined: string): Promise<void> =>
    database.acrossFirms('settlement', async (tx) => {
      if (!(await settlementStore.lock(tx, { payer, uuid }))) return
      const move = paymentStates.next('UNKNOWN', 'fail')
      await paymentStore.giveUpUntried(tx, payer, { declined, code: CODE_NOT_TRIED }, move)
      await settlementStore.end(tx, { payer, uuid })
      await dunPayer(tx, payer)
    }),
})
