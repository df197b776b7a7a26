import { Webhook } from 'standardwebhooks'

/** Standard Webhooks; the key is the secret's own bytes. */
export const webhookHeaders = (secret: string, { id, body }: { id: string; body: string }, now: number) => {
  // The signed parts are separated by dots.
  if (id.includes('.')) throw new Error('a webhook-id holds no dot')
  const signature = new Webhook(Buffer.from(secret), { format: 'raw' }).sign(id, new Date(now), body)
  return { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(now / 1000)), 'webhook-signature': signature }
}
