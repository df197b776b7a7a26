import { continueAsNew, proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { PaymentActivities, SettlementActivities } from './payment.activities.ts'

/** The card provider may be slow or down for days. A retry charges no second time. */
const cards = proxyActivities<PaymentActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
})
const database = proxyLocalActivities<SettlementActivities>({ startToCloseTimeout: '5s' })

/** Temporal limits the length of a story; a firm may have 10,000 clients. */
const PAYMENTS_PER_RUN = 500

/** Charges a payer's renewals one after the other, and stops at a card that is declined for good. */
export async function settlePayer(payer: string, settlement: string): Promise<void> {
  for (let settled = 0; settled < PAYMENTS_PER_RUN; settled++) {
    const payment = await database.findNextPayment(payer, settlement)
    if (payment === null) return
    const { status, is_hard_decline } = await cards.settlePayment(payer, payment)
    if (status === 'PAID') await database.markInvoicePaid(payer, payment)
    if (is_hard_decline) return database.stopSettlement(payer, settlement, payment)
  }
  await continueAsNew<typeof settlePayer>(payer, settlement)
}
