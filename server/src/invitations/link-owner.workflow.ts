import { proxyActivities } from '@temporalio/workflow'
import type { OwnerActivities } from './link-owner.ts'

/** Books may be down for days. Linking the same owner twice is harmless. */
const outside = proxyActivities<OwnerActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

export async function linkOwner(account_id: string): Promise<void> {
  await outside.linkOwnerInBooks(account_id)
}
