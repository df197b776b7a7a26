import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { PlanReminderActivities } from './plan-reminder.activities.ts'

/** Retried until it is sent or a plan was selected: a duplicate has the same Message-ID. */
export async function sendPlanReminder(firm: string, client: string, user_id: string, sending: string): Promise<void> {
  await mailSteps<PlanReminderActivities>('asked').mailPlanReminder(firm, client, user_id, sending)
}
