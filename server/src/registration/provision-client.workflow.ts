import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { ProvisioningActivities } from './provisioning.activities.ts'

/** Books may take a minute or be down for days. A retry opens no second account. */
const outside = proxyActivities<ProvisioningActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
})
const database = proxyLocalActivities<ProvisioningActivities>({ startToCloseTimeout: '5s' })

/** Opens a client's account in Books, stores its URL, and copies what Books knows about the business. */
export async function provisionClient(firm: string, client: string): Promise<void> {
  const redirectUrl = await outside.openBooksAccount(firm, client)
  await database.rememberAccount(firm, client, redirectUrl)
  await outside.copyBooksSettings(firm, client)
}
