import { proxyActivities } from '@temporalio/workflow'
import { notifyEach } from '../firms/notify-each.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { ReceiptActivities } from './receipt.activities.ts'

/** The object store may be down for long. A file that was made is not made again. */
const files = proxyActivities<ReceiptActivities>({
  startToCloseTimeout: '30s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

/** Makes the receipt of a paid invoice and mails it. A duplicate of a mail has the same Message-ID. */
export async function issueReceipt(payer: string, invoice: string): Promise<void> {
  const people = await files.makeReceipt(payer, invoice)
  const { mailReceipt } = mailSteps<ReceiptActivities>('routine')
  await notifyEach(people, (user_id) => mailReceipt(payer, invoice, user_id))
}
