import type { BooksPort } from '../books/books.ts'
import { steady, wall } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Log } from '../platform/log/log.ts'
import { accountSettingsStore } from './account-settings.store.ts'
import { copySettings } from './copy-settings.ts'

/** A copy younger than this is not refreshed. */
const FRESH_MS = 60_000
/** After a failure Books is not tried again for this long, so that readers don't wait for it one after another. */
const LEFT_ALONE_MS = 5_000

interface Needs {
  database: Database
  books: BooksPort
  log: Log
}

/**
 * Copies an account's settings from Books if the copy is missing or old. Never throws: the old copy and its age stay.
 */
export const refreshSettings = ({ database, books, log }: Needs) => {
  const copy = copySettings({ database, books })
  let awayUntil = 0
  return async (scope: Scope, account_id: string, uuid: string): Promise<void> => {
    try {
      const readAt = await accountSettingsStore.readAt(database, scope, account_id)
      if (readAt && wall.milliseconds() - readAt.getTime() < FRESH_MS) return
      if (steady.milliseconds() < awayUntil) return
      await copy(account_id)
    } catch (error) {
      awayUntil = steady.milliseconds() + LEFT_ALONE_MS
      log.warn({ client: uuid, reason: (error as Error).message }, 'settings not refreshed')
    }
  }
}
