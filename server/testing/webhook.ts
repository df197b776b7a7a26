import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

export interface Told {
  event: object
  id?: string
  at?: number
  secret?: string
  /** What arrives instead of what was signed. */
  body?: string
}

/** Tells of an event as Standard Webhooks say; `secret` is that of the sender unless the event names another. */
export const tellBy =
  (address: () => string, secretOf: () => string) =>
  ({ event, id = randomUUID(), at = Math.floor(Date.now() / 1000), secret = secretOf(), body }: Told) => {
    const signed = JSON.stringify(event)
    const signature = new Webhook(Buffer.from(secret), { format: 'raw' }).sign(id, new Date(at * 1000), signed)
    return fetch(address(), {
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
