import { proxyActivities } from '@temporalio/workflow'
import type { AccountantActivities } from './accountant.activities.ts'

const mail = proxyActivities<AccountantActivities>({
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '24h',
  retry: {
    initialInterval: '1s',
    backoffCoefficient: 2,
    maximumInterval: '1m',
    nonRetryableErrorTypes: ['MailRefused'],
  },
})

/** Books may be away for days; an answer told twice is the same answer. */
const books = proxyActivities<AccountantActivities>({
  startToCloseTimeout: '90s',
  heartbeatTimeout: '5s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
})

/** Tried again until it is sent or makes no sense any more: a copy carries the same Message-ID. */
export async function sendAccountantInvitation(invitation: string): Promise<void> {
  await mail.mailAccountantInvitation(invitation)
}

export async function tellAccountantAnswer(invitation: string): Promise<void> {
  await books.tellBooksOfAnswer(invitation)
}
