import type { Money } from '@partner-hub/contracts/billing/money.ts'
import { paymentStates } from '@partner-hub/contracts/billing/payment-states.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { paymentStore } from './payment.store.ts'
import { settlementStore } from './settlement.store.ts'

interface Issued {
  payer: string
  invoice: string
  amount: Money
}

const settlementOf = ({ payer, uuid }: { payer: string; uuid: string }): Story => ({
  workflow: 'settlePayer',
  id: `settle-payer/${uuid}`,
  args: [payer, uuid],
})

/**
 * In the transaction that issues invoices: writes a payment for each whose payer has a card, and one story per payer that
 * settles them (DEC-67). A story that is running also settles these.
 */
export const chargeInvoices = async (
  tx: AcrossTransaction,
  stories: Pick<Stories, 'writeAll'>,
  invoices: readonly Issued[],
): Promise<void> => {
  if (invoices.length === 0) return
  const uuids = invoices.map(() => newUuid())
  const charged = await paymentStore.insertAll(tx, invoices, uuids, paymentStates.begin('begin'))
  const payers = [...new Set(charged)]
  const begun = await settlementStore.begin(
    tx,
    payers,
    payers.map(() => newUuid()),
  )
  await stories.writeAll(tx, begun.map(settlementOf))
}
