import { MailEvent } from '@partner-hub/contracts/invitations/mail-events.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { oneLine } from '../platform/mail/one-line.ts'
import { webhookStore } from '../platform/webhooks/webhook.store.ts'
import { suppressionStore } from './suppression.store.ts'

interface Needs {
  database: Database
  /** Each handles the mails of its own kind and ignores others. */
  noteBounces: readonly ((messageId: string, problem: string) => Promise<void>)[]
  log: Log
}

/**
 * Handles a webhook of the mail provider. Effects are idempotent, and an event is remembered only after its effect, so
 * that the provider retries a failed one. The provider itself retries soft bounces, so they are ignored.
 */
export const takeMailEvent = ({ database, noteBounces, log }: Needs) => {
  const follow = async (event: MailEvent): Promise<boolean> => {
    if (event.type === 'bounced' && !event.permanent) return false
    const cause = event.type === 'complained' ? 'COMPLAINED' : 'BOUNCED'
    const reason = oneLine(event.reason)
    await suppressionStore.add(database.once, { email: event.address, cause, reason })
    if (event.type === 'bounced') for (const note of noteBounces) await note(event.message_id, reason)
    return true
  }

  return async (id: string, payload: unknown): Promise<void> => {
    // Prefixed, because other senders of webhooks have their own ids.
    const key = `mail/${id}`
    if (await webhookStore.isSeen(database.once, key)) return
    const { data: event } = MailEvent.safeParse(payload)
    const type = event?.type ?? 'unknown'
    if (event && (await follow(event))) log.info({ webhook: id, type }, 'address suppressed')
    else log.info({ webhook: id, type }, 'webhook without an effect')
    await webhookStore.remember(database.once, key)
  }
}
