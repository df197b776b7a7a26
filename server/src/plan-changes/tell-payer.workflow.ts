import { proxyActivities } from '@temporalio/workflow'
import type { PlanChangeActivities } from './plan-change.activities.ts'

/** Books may be down for days. Telling it twice is harmless. */
const books = proxyActivities<PlanChangeActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

export async function tellPayer(account: string): Promise<void> {
  await books.tellBooksOfPayer(account)
}
