import pMap from 'p-map'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { IssuedInvoice } from './issue-invoice.ts'
import { renewOne } from './renew-one.ts'
import { renewalStore } from './renewal.store.ts'

interface Needs {
  database: Database
  log: Log
  /** Runs in the transaction that issues them. */
  charge(tx: AcrossTransaction, invoices: readonly IssuedInvoice[]): Promise<unknown>
}

/** Fewer than the database connections of a process. */
const AT_ONCE = 4
const RETRY_MINUTES = 60

/** Renews those that no batch can, each in a transaction of its own. Returns how many were due. */
export const renewUnsteady =
  ({ database, log, charge }: Needs) =>
  async (batch: number): Promise<number> => {
    const due = await database.acrossFirms('renewals', (tx) => renewalStore.findUnsteady(tx, batch))
    const renew = (account_id: string) =>
      database.acrossFirms('renewals', async (tx) => {
        const issued = await renewOne(tx, account_id)
        if (issued) await charge(tx, [issued])
      })
    await pMap(
      due,
      (account_id) =>
        renew(account_id).catch(async (error: Error) => {
          log.error({ account_id, reason: error.message }, 'not renewed')
          await database.acrossFirms('renewals', (tx) => renewalStore.postpone(tx, account_id, RETRY_MINUTES))
        }),
      { concurrency: AT_ONCE },
    )
    return due.length
  }
