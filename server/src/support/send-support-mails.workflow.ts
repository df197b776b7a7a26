import { proxyLocalActivities } from '@temporalio/workflow'
import { notifyEach } from '../firms/notify-each.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { SupportActivities } from './support.activities.ts'

const database = proxyLocalActivities<SupportActivities>({ startToCloseTimeout: '5s' })

/** Notifies the firm's Owners and Admins that a visit has started. */
export async function sendSupportNotice(firm: string, visit: string): Promise<void> {
  const { mailSupportNotice } = mailSteps<SupportActivities>('asked')
  const people = await database.listVisitNoticeRecipients(firm, visit)
  await notifyEach(people, (user_id) => mailSupportNotice(firm, visit, user_id))
}

/** Asks the firm's Owners and Admins to allow a visit. */
export async function sendSupportRequest(firm: string, request: string): Promise<void> {
  const { mailSupportRequest } = mailSteps<SupportActivities>('asked')
  const people = await database.listToAskForVisit(firm, request)
  await notifyEach(people, (user_id) => mailSupportRequest(firm, request, user_id))
}
