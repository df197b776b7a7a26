import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { receiptFileStore } from './receipt-file.store.ts'

/** Writes a story for each invoice that was paid since the last sweep. The id allows one mail per invoice. */
export const issueReceipts =
  ({ database, stories }: { database: Database; stories: Pick<Stories, 'writeAll'> }) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('receipts', async (tx) => {
      const waiting = await receiptFileStore.takeWaiting(tx, batch)
      await stories.writeAll(
        tx,
        waiting.map(({ payer, invoice }) => ({
          workflow: 'issueReceipt',
          id: `issue-receipt/${invoice}`,
          args: [payer, invoice],
        })),
      )
      return waiting.length
    })
