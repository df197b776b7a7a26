import { whileBeating } from '../platform/workflow/while-beating.ts'
import { type SettledPayment, type SettlingNeeds, settlePayment } from './settle-payment.ts'

export interface PaymentActivities {
  /** Charges the card of a payment that `beginPayment` wrote. Fails until the card provider has given an answer. */
  settlePayment(payer: string, payment: string): Promise<SettledPayment>
}

export const createPaymentActivities = (needs: SettlingNeeds): PaymentActivities => {
  const settle = settlePayment(needs)
  return { settlePayment: (payer, payment) => whileBeating(() => settle(payer, payment)) }
}
