import { proxyActivities } from '@temporalio/workflow'
import type { OwnerActivities } from './link-owner.ts'

/** Books may be away for days; an owner told of twice is the same owner. */
const outside = proxyActivities<OwnerActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

export async function linkOwner(account_id: string): Promise<void> {
  await outside.linkOwnerInBooks(account_id)
}
