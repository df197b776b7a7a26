import type { Money } from '@partner-hub/contracts/billing/money.ts'
import { paymentStates } from '@partner-hub/contracts/billing/payment-states.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { paymentStore } from './payment.store.ts'
import { paymentMethodStore } from './payment-method.store.ts'

interface Due {
  payer: string
  invoice: string
  amount: Money
}

/**
 * Writes that an invoice will be charged to the payer's card, in the transaction that issues it; `settlePayment` then
 * charges it. Returns the payment's uuid, or undefined if the payer has no card. Fails if the invoice is paid or another
 * payment of it is not settled.
 */
export const beginPayment = async (
  tx: AnyTransaction,
  { payer, invoice, amount }: Due,
): Promise<string | undefined> => {
  const card = await paymentMethodStore.find(tx, payer)
  if (!card) return undefined
  const uuid = newUuid()
  const { gateway_token, brand_code, last_4 } = card
  const charged = { amount: amount.minor, currency: amount.currency, gateway_token, brand_code, last_4 }
  await paymentStore.insert(tx, { payer, uuid, invoice, ...charged }, paymentStates.begin('begin'))
  return uuid
}
