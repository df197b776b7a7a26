import type { Outbox, Webhook } from './outbox.store.ts'
import { webhookHeaders } from './webhook-signature.ts'

interface Needs {
  outbox: Outbox
  hubUrl: string
  secret: string
  now: () => number
}

export type Deliveries = ReturnType<typeof deliveries>

const CALL_MS = 10_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60 * 1000
const LOOK_EVERY_MS = 500

/** Exponential backoff, up to five minutes. */
export const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)

/** Delivers the outbox to the hub, retrying until the hub accepts. */
export const deliveries = ({ outbox, hubUrl, secret, now }: Needs) => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const send = async ({ id, body }: Pick<Webhook, 'id' | 'body'>): Promise<number> => {
    const answer = await fetch(`${hubUrl}/webhooks/books/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhookHeaders(secret, { id, body }, now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    })
    await answer.body?.cancel()
    return answer.status
  }

  const deliver = async (webhook: Webhook): Promise<void> => {
    const fail = (problem: string) => outbox.failed(webhook.id, problem, now() + pauseAfter(webhook.attempts))
    try {
      const status = await send(webhook)
      if (status >= 200 && status < 300) outbox.delivered(webhook.id)
      else fail(`answered ${status}`)
    } catch (error) {
      fail((error as Error).message)
    }
  }

  const deliverDue = async (): Promise<void> => {
    for (const webhook of outbox.due()) await deliver(webhook)
  }

  return {
    send,
    deliverDue,
    start: (): void => {
      const look = async () => {
        running = deliverDue()
        await running
        timer = setTimeout(look, LOOK_EVERY_MS)
      }
      timer = setTimeout(look, 0)
    },
    stop: async (): Promise<void> => {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}
