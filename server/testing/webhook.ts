import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

export interface Told {
  event: object
  id?: string
  at?: number
  secret?: string
  /** Sent instead of the body that was signed. */
  body?: string
}

export type SendWebhook = ReturnType<typeof webhooksTo>

/** Sends an event as a Standard Webhook; `secret` is the sender's unless the event names another. */
export const webhooksTo =
  (address: string, senderSecret: string) =>
  ({ event, id = randomUUID(), at = Math.floor(Date.now() / 1000), secret = senderSecret, body }: Told) => {
    const signed = JSON.stringify(event)
    const signature = new Webhook(Buffer.from(secret), { format: 'raw' }).sign(id, new Date(at * 1000), signed)
    return fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': signature,
      },
      body: body ?? signed,
    })
  }
