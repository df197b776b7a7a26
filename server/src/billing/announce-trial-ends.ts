import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { trialStore } from './trial.store.ts'

/** Days before a trial's end on which the firm is notified. */
const NOTICE_DAYS = [7, 1] as const

/**
 * One mail per firm and notice; the id is built from both. After a long pause only the latest is sent. Returns how many
 * accounts.
 */
export const announceTrialEnds =
  ({ database, stories }: { database: Database; stories: Stories }) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('notices of ending trials', async (tx) => {
      const noticed = await trialStore.takeNotices(tx, NOTICE_DAYS, batch)
      for (const { organization_uuid, business_client, days } of noticed)
        if (business_client !== null)
          await stories.write(tx, {
            workflow: 'sendTrialNotice',
            id: `send-trial-notice/${business_client}.${days}`,
            args: [organization_uuid, business_client, String(days)],
          })
      return new Set(noticed.map(({ account_id }) => account_id)).size
    })
