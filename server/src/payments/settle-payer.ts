import { paymentStates } from '@partner-hub/contracts/billing/payment-states.ts'
import { payIfOpen } from '../billing/settle-invoice.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { paymentStore } from './payment.store.ts'
import { retryWithNewCard } from './retry-invoices.ts'
import { settlementStore } from './settlement.store.ts'

/** Of a payment that was not tried, because the same card had just been declined for good. */
const CODE_NOT_TRIED = 'card_declined'

export interface SettlementNeeds {
  database: Database
  stories: Pick<Stories, 'writeAll'>
  /** Runs in the transaction that ends a settlement, whether or not everything was paid. */
  dunPayer(tx: AcrossTransaction, payer: string): Promise<void>
}

/** The steps of a settlement beside the charges themselves. Each may run twice. */
export const settlePayer = ({ database, stories, dunPayer }: SettlementNeeds) => {
  /** What was declined while the payer saved a new card is charged to that one, by a settlement of its own. */
  const end = async (tx: AcrossTransaction, { payer, uuid }: { payer: string; uuid: string }): Promise<void> => {
    await settlementStore.end(tx, { payer, uuid })
    if (!(await retryWithNewCard(tx, stories, payer))) await dunPayer(tx, payer)
  }

  return {
    /** The payer's next payment, or null at the end. What was issued meanwhile comes too. */
    findNext: (payer: string, uuid: string): Promise<string | null> =>
      database.acrossFirms('settlement', async (tx) => {
        if (!(await settlementStore.lock(tx, { payer, uuid }))) return null
        const next = await paymentStore.findNext(tx, payer)
        if (next) return next
        await end(tx, { payer, uuid })
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
        await end(tx, { payer, uuid })
      }),
  }
}
