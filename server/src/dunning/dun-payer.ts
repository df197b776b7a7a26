import type { AcrossTransaction } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { dunningStore } from './dunning.store.ts'
import { noticeStory } from './notice-story.ts'
import { payerNoticeStore } from './payer-notice.store.ts'

/** In the transaction that ends a settlement: dates for what was not paid, and one mail per payer and day (DEC-103). */
export const dunPayer =
  ({ stories }: { stories: Pick<Stories, 'writeAll'> }) =>
  async (tx: AcrossTransaction, payer: string): Promise<void> => {
    await dunningStore.begin(tx, payer)
    const notice = await payerNoticeStore.notifyOfDebt(tx, payer)
    if (notice) await stories.writeAll(tx, [noticeStory(notice)])
  }
