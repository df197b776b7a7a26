import { whileBeating } from '../platform/workflow/while-beating.ts'
import { type SettlementNeeds, settlePayer } from './settle-payer.ts'
import { type SettledPayment, type SettlingNeeds, settlePayment } from './settle-payment.ts'

export interface PaymentActivities {
  /** Charges the card of a payment that `beginPayment` wrote. Fails until the card provider has given an answer. */
  settlePayment(payer: string, payment: string): Promise<SettledPayment>
}

export interface SettlementActivities {
  findNextPayment(payer: string, settlement: string): Promise<string | null>
  markInvoicePaid(payer: string, payment: string): Promise<void>
  stopSettlement(payer: string, settlement: string, declined: string): Promise<void>
}

export const createPaymentActivities = (
  needs: SettlingNeeds & SettlementNeeds,
): PaymentActivities & SettlementActivities => {
  const settle = settlePayment(needs)
  const { findNext, markPaid, stop } = settlePayer(needs)
  return {
    settlePayment: (payer, payment) => whileBeating(() => settle(payer, payment)),
    findNextPayment: findNext,
    markInvoicePaid: markPaid,
    stopSettlement: stop,
  }
}
