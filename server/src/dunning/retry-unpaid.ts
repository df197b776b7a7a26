import { retryInvoices } from '../payments/retry-invoices.ts'
import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { dunningStore } from './dunning.store.ts'

interface Needs {
  database: Database
  stories: Pick<Stories, 'writeAll'>
}

/** Charges unpaid renewals again on their days, with one story per payer (DEC-67, DEC-103). One batch is one transaction. */
export const retryUnpaid =
  ({ database, stories }: Needs) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('retries of unpaid renewals', async (tx) => {
      const due = await dunningStore.takeRetries(tx, batch)
      const payers = [...new Set(due.map(({ payer }) => payer))]
      await retryInvoices(tx, stories, { payers, invoices: due.map(({ invoice }) => invoice) })
      return due.length
    })
