import { proxyActivities } from '@temporalio/workflow'
import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { AccountantActivities } from './accountant.activities.ts'

/** Books may be away for days; an answer told twice is the same answer. */
const books = proxyActivities<AccountantActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

/** Tried for a day unless it makes no sense any more; the invitation waits on the list of clients all the same. */
export async function sendAccountantInvitation(invitation: string): Promise<void> {
  await mailSteps<AccountantActivities>('asked').mailAccountantInvitation(invitation)
}

export async function leaveClientTeam(invitation: string): Promise<void> {
  await books.leaveTeamInBooks(invitation)
}

export async function tellAccountantAnswer(invitation: string): Promise<void> {
  await books.tellBooksOfAnswer(invitation)
}
