import { proxyLocalActivities } from '@temporalio/workflow'
import { notifyEach } from '../firms/notify-each.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { PayerNoticeActivities } from './payer-notice.activities.ts'

const database = proxyLocalActivities<PayerNoticeActivities>({ startToCloseTimeout: '5s' })

/** Retried until it is sent or has become obsolete: a duplicate has the same Message-ID. */
export async function sendPayerNotice(payer: string, kind: string, noticed_on: string): Promise<void> {
  const { mailPayerNotice } = mailSteps<PayerNoticeActivities>('routine')
  const people = await database.listPayerNoticeRecipients(payer)
  await notifyEach(people, (user_id) => mailPayerNotice(payer, kind, noticed_on, user_id))
}
