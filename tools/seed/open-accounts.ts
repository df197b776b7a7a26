import type { BooksPort } from '../../server/src/books/books.ts'
import { refreshSettings } from '../../server/src/books-mirror/refresh-settings.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { wholeFirm } from '../../server/src/platform/database/scope.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { provisionClient } from '../../server/src/registration/provision-client.ts'

/** Opens an account in Books for every client of this person's firm that has none yet. */
export const openAccounts = async (database: Database, books: BooksPort, email: string): Promise<void> => {
  const log = createLog({ role: 'seed', level: 'warn' })
  const provision = provisionClient({ database, books, refreshSettings: refreshSettings({ database, books, log }) })
  const { organization_uuid: firm } = await database.once
    .selectFrom('membership')
    .innerJoin('users', 'users.id', 'membership.user_id')
    .select('organization_uuid')
    .where('users.email_key', '=', email)
    .executeTakeFirstOrThrow()
  const clients = await database.inFirm(wholeFirm(firm), (tx) =>
    tx.selectFrom('business_client').select('uuid').where('ml_redirect_url', 'is', null).execute(),
  )
  for (const { uuid } of clients) {
    await provision.remember(firm, uuid, await provision.open(firm, uuid))
    await provision.copySettings(firm, uuid)
  }
}
