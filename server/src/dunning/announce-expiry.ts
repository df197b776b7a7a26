import { takeExpiring } from '../payments/take-expiring.ts'
import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { noticeStory } from './notice-story.ts'
import { payerNoticeStore } from './payer-notice.store.ts'

interface Needs {
  database: Database
  stories: Pick<Stories, 'writeAll'>
}

/** Tells payers that their card expires, if renewals follow. Returns how many cards were due. */
export const announceExpiry =
  ({ database, stories }: Needs) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('notices of expiring cards', async (tx) => {
      const payers = await takeExpiring(tx, batch)
      const notices = await payerNoticeStore.notifyOfExpiry(tx, payers)
      await stories.writeAll(tx, notices.map(noticeStory))
      return payers.length
    })
