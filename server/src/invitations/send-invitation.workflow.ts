import { ActivityFailure, ApplicationFailure, proxyLocalActivities } from '@temporalio/workflow'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { InvitationActivities } from './invitation.activities.ts'

/** A mail server that hangs is waited for longer than a worker's death goes unnoticed. */
const patience = { startToCloseTimeout: '1m', heartbeatTimeout: '5s' } as const
const database = proxyLocalActivities<InvitationActivities>({ startToCloseTimeout: '5s' })

/** Why a mail will not arrive; anything that is not about the mail is thrown on. */
const problemOf = (error: unknown): string => {
  if (!(error instanceof ActivityFailure)) throw error
  const { cause } = error
  if (cause instanceof ApplicationFailure && cause.type === 'MailRefused') return cause.message
  if (error.retryState === 'TIMEOUT') return 'No mail server took the message within 24 hours.'
  throw error
}

/** Tried again until it is sent: a copy carries the same Message-ID and the same link, and is harmless. */
export async function sendInvitation(firm: string, uuid: string, generation: string): Promise<void> {
  const problem = await mailSteps<InvitationActivities>('asked', patience)
    .mailInvitation(firm, uuid, generation)
    .then((isSent) => (isSent ? null : undefined), problemOf)
  if (problem !== undefined) await database.noteDelivery(firm, uuid, generation, problem)
}

/** A reminder that leaves changes nothing; one that is refused says that the address no longer works. */
export async function sendReminder(firm: string, uuid: string, generation: string, n: string): Promise<void> {
  const problem = await mailSteps<InvitationActivities>('routine', patience)
    .mailReminder(firm, uuid, generation, n)
    .then(() => null, problemOf)
  if (problem !== null) await database.noteDelivery(firm, uuid, generation, problem)
}
