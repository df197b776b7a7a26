import { proxyActivities } from '@temporalio/workflow'
import type { TrialActivities } from './trial.activities.ts'

const outside = proxyActivities<TrialActivities>({
  startToCloseTimeout: '15s',
  scheduleToCloseTimeout: '24h',
  retry: {
    initialInterval: '1s',
    backoffCoefficient: 2,
    maximumInterval: '1m',
    nonRetryableErrorTypes: ['MailRefused'],
  },
})

/** Tried again until it is sent or makes no sense any more: a copy carries the same Message-ID. */
export async function sendTrialNotice(firm: string, client: string, days: string): Promise<void> {
  await outside.mailTrialNotice(firm, client, days)
}
