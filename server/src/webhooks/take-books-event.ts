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
 * Handles a webhook of Books, which only says that something has changed; the data is then read from Books. Effects are
 * idempotent, and an event is remembered only after its effect, so that Books retries a failed one. Unknown event types
 * are acknowledged and ignored.
 */
export const takeBooksEvent = ({ database, copySettings, copyTeam, log }: Needs) => {
  const effects = { 'settings.changed': copySettings, 'team.changed': copyTeam, 'accountant.invited': copyTeam }
  return async (id: string, payload: unknown): Promise<void> => {
    if (await webhookStore.isSeen(database.once, id)) return
    const { data: event } = BooksEvent.safeParse(payload)
    if (event) await effects[event.type](event.account_id, event.version)
    else log.info({ webhook: id }, 'webhook without an effect')
    await webhookStore.remember(database.once, id)
  }
}
