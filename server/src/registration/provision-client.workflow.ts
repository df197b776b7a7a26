import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { ProvisioningActivities } from './provisioning.activities.ts'

/** Books may take a minute, and be away for days: asking again opens no second account. */
const outside = proxyActivities<ProvisioningActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
})
const database = proxyLocalActivities<ProvisioningActivities>({ startToCloseTimeout: '5s' })

/** A client's account is opened in Books, its address is kept, and then what Books knows of the business is copied. */
export async function provisionClient(firm: string, client: string): Promise<void> {
  const redirectUrl = await outside.openBooksAccount(firm, client)
  await database.rememberAccount(firm, client, redirectUrl)
  await outside.copyBooksSettings(firm, client)
}
