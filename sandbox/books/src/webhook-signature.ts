import { createHmac } from 'node:crypto'

/** Standard Webhooks: v1, HMAC-SHA256 over id, timestamp and body; the key is the secret's own bytes. */
export const webhookHeaders = (secret: string, { id, body }: { id: string; body: string }, now: number) => {
  // Dots separate what is signed.
  if (id.includes('.')) throw new Error('a webhook-id holds no dot')
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
