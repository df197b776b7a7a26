import { MailEvent } from '@partner-hub/contracts/invitations/mail-events.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import { oneLine } from '../platform/mail/one-line.ts'
import { webhookStore } from '../platform/webhooks/webhook.store.ts'
import { suppressionStore } from './suppression.store.ts'

interface Needs {
  database: Database
  /** Each knows the mails of its own kind, and leaves the others alone. */
  noteBounces: readonly ((messageId: string, problem: string) => Promise<void>)[]
  log: Log
}

/**
 * What the mail provider tells. An effect may be repeated and is remembered only once it is done, so that one that fails
 * is told of again. What came back for now is tried again by the provider and needs nothing here.
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

  return async (id: string, told: unknown): Promise<void> => {
    // Whoever else sends webhooks numbers them apart from these.
    const key = `mail/${id}`
    if (await webhookStore.isSeen(database.once, key)) return
    const { data: event } = MailEvent.safeParse(told)
    const type = event?.type ?? 'unknown'
    if (event && (await follow(event))) log.info({ webhook: id, type }, 'address suppressed')
    else log.info({ webhook: id, type }, 'webhook without an effect')
    await webhookStore.remember(database.once, key)
  }
}
