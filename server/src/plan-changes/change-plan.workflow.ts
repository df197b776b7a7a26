import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { PaymentActivities } from '../payments/payment.activities.ts'
import type { PlanChangeActivities } from './plan-change.activities.ts'

/** The card provider may be slow or down for days. A retry charges no second time. */
const cards = proxyActivities<PaymentActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
})
const database = proxyLocalActivities<PlanChangeActivities>({ startToCloseTimeout: '5s' })

/** Charges the firm for a plan, and then starts it. A declined card leaves everything as it was. */
export async function changePlan(payer: string, change: string, payment: string): Promise<void> {
  const { status } = await cards.settlePayment(payer, payment)
  await database.finishPlanChange(payer, change, status === 'PAID')
}
