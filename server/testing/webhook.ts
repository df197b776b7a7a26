import { createHmac, randomUUID } from 'node:crypto'

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
    const signature = createHmac('sha256', secret).update(`${id}.${at}.${signed}`).digest('base64')
    return fetch(address(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': `v1,${signature}`,
      },
      body: body ?? signed,
    })
  }
