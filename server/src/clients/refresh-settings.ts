import { wall } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { accountSettingsStore } from './account-settings.store.ts'
import type { BooksPort } from './books.ts'
import { clientStore } from './client.store.ts'
import { clientRowsStore } from './client-rows.store.ts'

/** A copy younger than this is shown as it is. */
const FRESH_MS = 60_000
/** While Books is away readers are not kept waiting for it one after the other. */
const LEFT_ALONE_MS = 5_000

interface Needs {
  database: Database
  books: BooksPort
  log: Log
}

/** Copies what Books says of an account, if the copy is missing or old. Never throws: the old copy and its age stay. */
export const refreshSettings = ({ database, books, log }: Needs) => {
  let awayUntil = 0
  return async (firm: string, account_id: string, uuid: string): Promise<void> => {
    try {
      const readAt = await accountSettingsStore.readAt(database, firm, account_id)
      if (readAt && wall.milliseconds() - readAt.getTime() < FRESH_MS) return
      if (wall.milliseconds() < awayUntil) return
      const asked = wall.now()
      const settings = await books.findSettings(account_id).catch((error: Error) => {
        awayUntil = wall.milliseconds() + LEFT_ALONE_MS
        throw error
      })
      if (!settings) return
      const isKept = await database.inFirm(firm, async (tx) => {
        await clientStore.lock(tx, firm, uuid)
        const isNewer = await accountSettingsStore.keep(tx, account_id, settings, asked)
        if (isNewer) await clientRowsStore.refreshRows(tx, { organization_uuid: firm, uuids: [uuid] })
        return isNewer
      })
      // Another firm on the same account has a row of its own.
      if (isKept)
        await database.acrossFirms('settings of an account', async (tx) => {
          const others = await clientStore.listRelations(tx, account_id, uuid)
          if (others.length > 0) await clientRowsStore.refreshRows(tx, { uuids: others })
        })
    } catch (error) {
      log.warn({ client: uuid, reason: (error as Error).message }, 'settings not refreshed')
    }
  }
}
