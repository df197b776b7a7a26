import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { noticeStory } from './notice-story.ts'
import { payerNoticeStore } from './payer-notice.store.ts'

interface Needs {
  database: Database
  stories: Pick<Stories, 'writeAll'>
}

/** One mail per payer about all plans that ended on a day. */
export const announceEnds =
  ({ database, stories }: Needs) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('notices of ended plans', async (tx) => {
      const notices = await payerNoticeStore.takeWaiting(tx, batch)
      await stories.writeAll(tx, notices.map(noticeStory))
      return notices.length
    })
