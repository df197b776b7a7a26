import { recordActivities } from '../activity/record-activity.ts'
import type { BooksPort } from '../books/books.ts'
import { lockRelations } from '../clients/lock-client.ts'
import { takeNames } from '../clients/take-names.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { accountSettingsStore } from './account-settings.store.ts'
import { changedSettings } from './changed-settings.ts'

/**
 * Copies an account's settings from Books into the rows of every firm on it; skipped if the copy already has `version`.
 */
export const copySettings =
  ({ database, books }: { database: Database; books: BooksPort }) =>
  async (account_id: string, version = Number.POSITIVE_INFINITY): Promise<void> => {
    const known = await database.acrossFirms('the version of settings', (tx) =>
      accountSettingsStore.findVersion(tx, account_id),
    )
    if (known !== undefined && known >= version) return
    const requestedAt = wall.now()
    const settings = await books.findSettings(account_id)
    if (!settings) return
    await database.acrossFirms('the settings of an account', async (tx) => {
      // Only the copy's age has changed, which no list shows, so no locks are taken.
      if (settings.version === known)
        return void (await accountSettingsStore.keep(tx, account_id, settings, requestedAt))
      const relations = await lockRelations(tx, account_id)
      const before = await accountSettingsStore.find(tx, account_id)
      if (!(await accountSettingsStore.keep(tx, account_id, settings, requestedAt))) return
      const uuids = relations.map(({ uuid }) => uuid)
      const changes = before ? changedSettings(before, settings) : []
      if (changes.length > 0)
        await recordActivities(
          tx,
          { kind: 'machine', name: 'books' },
          // A firm that gave up its access no longer gets data from Books.
          relations
            .filter(({ has_access }) => has_access)
            .map(({ organization_uuid, uuid }) => ({
              organization_uuid,
              act: 'settings_changed' as const,
              subject: uuid,
              detail: { changes },
            })),
        )
      await takeNames(tx, uuids)
    })
  }
