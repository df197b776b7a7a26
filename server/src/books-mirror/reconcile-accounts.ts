import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import pMap from 'p-map'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { accountReadingStore } from './account-reading.store.ts'
import type { copySettings } from './copy-settings.ts'
import type { copyTeam } from './copy-team.ts'

interface Needs {
  database: Database
  log: Log
  copySettings: ReturnType<typeof copySettings>
  copyTeam: ReturnType<typeof copyTeam>
  tellAgain: (account_id: string, team: BooksTeam) => Promise<void>
}

const AT_ONCE = 8

/**
 * Webhooks can be lost, so settings and team of every open account are also read from Books once an hour (DEC-50), and
 * messages to Books that were lost are sent again. Several workers take different accounts. An account that fails is
 * retried later and holds up no other. If a whole batch fails, Books is down and no more are taken.
 */
export const reconcileAccounts =
  ({ database, log, copySettings, copyTeam, tellAgain }: Needs) =>
  async (batch: number): Promise<number> => {
    const taken = await database.acrossFirms('accounts to hold against Books', (tx) =>
      accountReadingStore.takeUnreconciled(tx, batch),
    )
    const failed: string[] = []
    const hold = async (account_id: string) => {
      try {
        await copySettings(account_id)
        const team = await copyTeam(account_id)
        if (team) await tellAgain(account_id, team)
      } catch (error) {
        failed.push(account_id)
        log.warn({ account_id, reason: (error as Error).message }, 'account not held against Books')
      }
    }
    await pMap(taken, hold, { concurrency: AT_ONCE })
    if (failed.length > 0)
      await database.acrossFirms('accounts to try again', (tx) => accountReadingStore.putOff(tx, failed))
    return failed.length === taken.length ? 0 : taken.length
  }
