import type { Money } from '@partner-hub/contracts/billing/money.ts'
import { paymentStates } from '@partner-hub/contracts/billing/payment-states.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
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
 * In the transaction that issues invoices or tries them again: writes a payment for each whose payer has a card, and one
 * story per payer that settles them (DEC-67). A story that is running also settles these. Returns each payer's story.
 */
export const chargeInvoices = async (
  tx: AnyTransaction,
  stories: Pick<Stories, 'writeAll'>,
  invoices: readonly Issued[],
): Promise<Story[]> => {
  if (invoices.length === 0) return []
  const uuids = invoices.map(() => newUuid())
  await paymentStore.insertAll(tx, invoices, uuids, paymentStates.begin('begin'))
  const payers = [...new Set(invoices.map(({ payer }) => payer))]
  const settlements = await settlementStore.begin(
    tx,
    payers,
    payers.map(() => newUuid()),
  )
  await stories.writeAll(tx, settlements.filter(({ is_new }) => is_new).map(settlementOf))
  return settlements.map(settlementOf)
}
