import { renewSteady } from '../billing/renew-steady.ts'
import { renewUnsteady } from '../billing/renew-unsteady.ts'
import { chargeInvoices } from '../payments/charge-invoices.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Stories } from '../platform/workflow/stories.ts'

interface Needs {
  database: Database
  stories: Pick<Stories, 'writeAll'>
  log: Log
}

/**
 * What falls due: the next period begins, its invoice is issued, and a story settles it (DEC-66, DEC-67). Several workers
 * may renew at once. The plan goes on whether or not the invoice is paid (DEC-103).
 */
export const renewSubscriptions = ({ database, stories, log }: Needs) => ({
  /** One batch is one transaction. Returns the batch's size until nothing is left. */
  steady: (batch: number): Promise<number> =>
    database.acrossFirms('renewals', async (tx) => {
      const issued = await renewSteady(tx, batch)
      await chargeInvoices(tx, stories, issued)
      return issued.length === 0 ? 0 : batch
    }),

  unsteady: renewUnsteady({ database, log, charge: (tx, issued) => chargeInvoices(tx, stories, issued) }),
})
