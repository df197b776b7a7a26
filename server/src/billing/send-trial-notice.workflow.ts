import { proxyLocalActivities } from '@temporalio/workflow'
import { notifyEach } from '../firms/notify-each.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { TrialActivities } from './trial.activities.ts'

const database = proxyLocalActivities<TrialActivities>({ startToCloseTimeout: '5s' })

/** Retried until it is sent or has become obsolete: a duplicate has the same Message-ID. */
export async function sendTrialNotice(firm: string, client: string, days: string): Promise<void> {
  const { mailTrialNotice } = mailSteps<TrialActivities>('routine')
  const people = await database.listTrialNoticeRecipients(firm, client)
  await notifyEach(people, (user_id) => mailTrialNotice(firm, client, days, user_id))
}
