import type { copySettings } from '../clients/copy-settings.ts'
import type { Database } from '../platform/database/database.ts'
import { clientTeamStore } from './client-team.store.ts'
import type { copyTeam } from './copy-team.ts'

interface Needs {
  database: Database
  copySettings: ReturnType<typeof copySettings>
  copyTeam: ReturnType<typeof copyTeam>
}

/** So many in one turn, so that a worker that is to stop is not kept long. */
const MOST = 2_000
const AT_ONCE = 8

/**
 * A webhook may be lost for good: once an hour settings and team of every open account are read from Books all the same
 * (decision 50). While Books is away the turn ends with the first failure, and the rest stays due.
 */
export const reconcileAccounts =
  ({ database, copySettings, copyTeam }: Needs) =>
  async (): Promise<number> => {
    const due = await database.acrossFirms('accounts to hold against Books', (tx) =>
      clientTeamStore.listUnreconciled(tx, MOST),
    )
    const waiting = [...due]
    const work = async () => {
      for (let account_id = waiting.shift(); account_id !== undefined; account_id = waiting.shift()) {
        await copySettings(account_id)
        await copyTeam(account_id)
        const done = account_id
        await database.acrossFirms('an account held against Books', (tx) => clientTeamStore.markReconciled(tx, done))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return due.length
  }
