import { proxyLocalActivities } from '@temporalio/workflow'
import { notifyEach } from '../firms/notify-each.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { AskNoticeActivities } from './ask-notice.activities.ts'

const database = proxyLocalActivities<AskNoticeActivities>({ startToCloseTimeout: '5s' })

/** Retried until it is sent: a duplicate has the same Message-ID. */
export async function sendAskNotice(firm: string, uuid: string, asked_at: string, generation: string): Promise<void> {
  const { mailAskNotice } = mailSteps<AskNoticeActivities>('routine')
  const people = await database.listAskNoticeRecipients(firm, uuid, asked_at, generation)
  await notifyEach(people, (user_id) => mailAskNotice(firm, uuid, asked_at, user_id, generation))
}
