import { mailSteps } from '../platform/workflow/mail-steps.ts'
import type { TrialActivities } from './trial.activities.ts'

/** Tried again until it is sent or makes no sense any more: a copy carries the same Message-ID. */
export async function sendTrialNotice(firm: string, client: string, days: string): Promise<void> {
  await mailSteps<TrialActivities>('routine').mailTrialNotice(firm, client, days)
}
