import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import { problemOf } from '../platform/workflow/mail-problem.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { AccountantActivities } from './accountant.activities.ts'

/** Books may be down for days. Sending the same answer twice is harmless. */
const books = proxyActivities<AccountantActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

const database = proxyLocalActivities<AccountantActivities>({ startToCloseTimeout: '5s' })

/**
 * Retried for a day unless it has become obsolete; the invitation shows above the client list either way. If the mail
 * is not delivered, Books tells the owner why.
 */
export async function sendAccountantInvitation(invitation: string): Promise<void> {
  const problem = await mailSteps<AccountantActivities>('asked')
    .mailAccountantInvitation(invitation)
    .then(() => undefined, problemOf)
  if (problem === undefined) return
  await database.noteUndelivered(invitation, problem)
  await books.tellBooksOfAnswer(invitation)
}

/** An invited person leaves, or the firm itself with all of its people. */
export async function leaveClientTeam(member: string): Promise<void> {
  await books.leaveTeamInBooks(member)
}

export async function tellAccountantAnswer(invitation: string): Promise<void> {
  await books.tellBooksOfAnswer(invitation)
}
