import { proxyLocalActivities } from '@temporalio/workflow'
import { notifyEach } from '../firms/notify-each.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { PlanEndingActivities } from './plan-ending.activities.ts'

const database = proxyLocalActivities<PlanEndingActivities>({ startToCloseTimeout: '5s' })

/** Retried until it is sent or has become obsolete: a duplicate has the same Message-ID. */
export async function sendPlanEnding(firm: string, client: string): Promise<void> {
  const { mailPlanEnding } = mailSteps<PlanEndingActivities>('routine')
  const people = await database.listPlanEndingRecipients(firm, client)
  await notifyEach(people, (user_id) => mailPlanEnding(firm, client, user_id))
}
