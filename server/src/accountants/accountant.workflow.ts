import { proxyActivities, proxyLocalActivities } from '@temporalio/workflow'
import { problemOf } from '../platform/workflow/mail-problem.ts'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { AccountantActivities } from './accountant.activities.ts'

/** Books may be away for days; an answer told twice is the same answer. */
const books = proxyActivities<AccountantActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

const database = proxyLocalActivities<AccountantActivities>({ startToCloseTimeout: '5s' })

/**
 * Tried for a day unless it makes no sense any more; the invitation waits on the list of clients all the same. The owner
 * in Books is told why a mail did not arrive.
 */
export async function sendAccountantInvitation(invitation: string): Promise<void> {
  const problem = await mailSteps<AccountantActivities>('asked')
    .mailAccountantInvitation(invitation)
    .then(() => undefined, problemOf)
  if (problem === undefined) return
  await database.noteUndelivered(invitation, problem)
  await books.tellBooksOfAnswer(invitation)
}

/** Who leaves is an invited person, or the firm itself with all of its people. */
export async function leaveClientTeam(member: string): Promise<void> {
  await books.leaveTeamInBooks(member)
}

export async function tellAccountantAnswer(invitation: string): Promise<void> {
  await books.tellBooksOfAnswer(invitation)
}
