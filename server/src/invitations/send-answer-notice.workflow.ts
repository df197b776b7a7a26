import { proxyLocalActivities } from '@temporalio/workflow'
import { notifyEach } from '../firms/notify-each.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { AnswerNoticeActivities } from './answer-notice.activities.ts'

const database = proxyLocalActivities<AnswerNoticeActivities>({ startToCloseTimeout: '5s' })

/** Retried until it is sent: a duplicate has the same Message-ID. */
export async function sendAnswerNotice(firm: string, uuid: string, generation: string): Promise<void> {
  const { mailAnswerNotice } = mailSteps<AnswerNoticeActivities>('asked')
  const people = await database.listAnswerNoticeRecipients(firm, uuid, generation)
  await notifyEach(people, (user_id) => mailAnswerNotice(firm, uuid, generation, user_id))
}
