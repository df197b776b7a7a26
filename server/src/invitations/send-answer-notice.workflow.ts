import { proxyLocalActivities } from '@temporalio/workflow'
import { tellEach } from '../firms/tell-each.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { AnswerNoticeActivities } from './answer-notice.activities.ts'

const database = proxyLocalActivities<AnswerNoticeActivities>({ startToCloseTimeout: '5s' })

/** Retried until it is sent: a duplicate has the same Message-ID. */
export async function sendAnswerNotice(firm: string, uuid: string, generation: string): Promise<void> {
  const { mailAnswerNotice } = mailSteps<AnswerNoticeActivities>('asked')
  const people = await database.listToTellOfAnswer(firm, uuid, generation)
  await tellEach(people, (user_id) => mailAnswerNotice(firm, uuid, generation, user_id))
}
