import { BooksEvent } from '@partner-hub/contracts/books.ts'
import type { copySettings } from '../clients/copy-settings.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { webhookStore } from './webhook.store.ts'

interface Needs {
  database: Database
  copySettings: ReturnType<typeof copySettings>
  log: Log
}

/**
 * What Books tells. An effect may be repeated and is remembered only once it is done, so that one that fails is told of
 * again; a kind this hub does not know is taken and left alone.
 */
export const takeBooksEvent =
  ({ database, copySettings, log }: Needs) =>
  async (id: string, told: unknown): Promise<void> => {
    if (await webhookStore.isSeen(database.once, id)) return
    const event = BooksEvent.safeParse(told)
    if (event.success && event.data.type === 'settings.changed')
      await copySettings(event.data.account_id, event.data.version)
    else log.info({ webhook: id, type: event.data?.type ?? 'unknown' }, 'webhook without an effect')
    await webhookStore.remember(database.once, id)
  }
