import { Webhook, WebhookVerificationError } from 'standardwebhooks'

/** Dots separate what is signed: an id that holds one could be read as another id, time and body. */
const ID = /^[^.\s]{1,255}$/

export interface SignedWebhook {
  id: string
  /** Seconds since 1970, as the header says. */
  timestamp: string
  /** `v1,<base64>`, several of them apart by spaces while a secret is being changed. */
  signatures: string
  body: string
}

/**
 * Whether someone who holds the secret sent this at most five minutes ago, or ahead, by Standard Webhooks. The key is
 * the secret's own bytes.
 */
export const isGenuine = (secret: string, { id, timestamp, signatures, body }: SignedWebhook): boolean => {
  if (!ID.test(id)) return false
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures }
  try {
    new Webhook(Buffer.from(secret), { format: 'raw' }).verify(body, headers, { jsonParse: false })
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  }
}
