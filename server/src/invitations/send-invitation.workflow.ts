import { ActivityFailure, ApplicationFailure, proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import type { InvitationActivities } from './invitation.activities.ts'

/** A mail may wait its turn behind others that hang: only the death of its worker is a reason to send it anew at once. */
const outside = proxyActivities<InvitationActivities>({
  startToCloseTimeout: '5m',
  heartbeatTimeout: '5s',
  scheduleToCloseTimeout: '24h',
  retry: {
    initialInterval: '1s',
    backoffCoefficient: 2,
    maximumInterval: '1m',
    nonRetryableErrorTypes: ['MailRefused'],
  },
})
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
  const problem = await outside
    .mailInvitation(firm, uuid, generation)
    .then((isSent) => (isSent ? null : undefined), problemOf)
  if (problem !== undefined) await database.noteDelivery(firm, uuid, generation, problem)
}

/** A reminder that leaves changes nothing; one that is refused says that the address no longer works. */
export async function sendReminder(firm: string, uuid: string, generation: string, n: string): Promise<void> {
  const problem = await outside.mailReminder(firm, uuid, generation, n).then(() => null, problemOf)
  if (problem !== null) await database.noteDelivery(firm, uuid, generation, problem)
}
