import { ActivityFailure, proxyLocalActivities } from '@temporalio/workflow'
import { messageOf, problemOf } from '../platform/workflow/mail-problem.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { InvitationActivities } from './invitation.activities.ts'

const database = proxyLocalActivities<InvitationActivities>({ startToCloseTimeout: '5s' })

/** Retried until it is sent: a duplicate has the same Message-ID and link and is harmless. */
export async function sendInvitation(firm: string, uuid: string, generation: string): Promise<void> {
  const problem = await mailSteps<InvitationActivities>('asked')
    .mailInvitation(firm, uuid, generation)
    .then((isSent) => (isSent ? null : undefined), problemOf)
  if (problem !== undefined) await database.noteDelivery(firm, uuid, generation, problem)
}

/** Only a refusal by the mail server is recorded: it means that the address no longer works. */
export async function sendReminder(firm: string, uuid: string, generation: string, n: string): Promise<void> {
  const problem = await mailSteps<InvitationActivities>('routine')
    .mailReminder(firm, uuid, generation, n)
    .then(
      () => undefined,
      (error) => (error instanceof ActivityFailure ? messageOf(error, 'MailRefused') : Promise.reject(error)),
    )
  if (problem !== undefined) await database.noteDelivery(firm, uuid, generation, problem)
}
