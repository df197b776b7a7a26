import { BooksEvent } from '@partner-hub/contracts/books/books.ts'
import type { copySettings } from '../books-mirror/copy-settings.ts'
import type { copyTeam } from '../books-mirror/copy-team.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { webhookStore } from '../platform/webhooks/webhook.store.ts'

interface Needs {
  database: Database
  copySettings: ReturnType<typeof copySettings>
  copyTeam: ReturnType<typeof copyTeam>
  log: Log
}

/**
 * What Books tells: each time only that something is newer, which is then read from Books. An effect may be repeated and
 * is remembered only once it is done, so that one that fails is told of again; a kind this hub does not know is taken
 * and left alone.
 */
export const takeBooksEvent = ({ database, copySettings, copyTeam, log }: Needs) => {
  const effects = { 'settings.changed': copySettings, 'team.changed': copyTeam, 'accountant.invited': copyTeam }
  return async (id: string, told: unknown): Promise<void> => {
    if (await webhookStore.isSeen(database.once, id)) return
    const { data: event } = BooksEvent.safeParse(told)
    if (event) await effects[event.type](event.account_id, event.version)
    else log.info({ webhook: id }, 'webhook without an effect')
    await webhookStore.remember(database.once, id)
  }
}
