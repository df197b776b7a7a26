import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { AnswerNoticeActivities } from './answer-notice.activities.ts'

/** Tried again until it is sent: a copy carries the same Message-ID. */
export async function sendAnswerNotice(firm: string, uuid: string, generation: string): Promise<void> {
  await mailSteps<AnswerNoticeActivities>('asked').mailAnswerNotice(firm, uuid, generation)
}
