import { Webhook, WebhookVerificationError } from 'standardwebhooks'

/** Dots separate the signed parts, so an id with a dot could be read as another id, time and body. */
const ID = /^[^.\s]{1,255}$/

export interface SignedWebhook {
  id: string
  /** Seconds since 1970, as in the header. */
  timestamp: string
  /** `v1,<base64>`; several separated by spaces during a change of the secret. */
  signatures: string
  body: string
}

/**
 * Verifies a signature by Standard Webhooks; the timestamp may differ by at most five minutes. The key is the raw bytes
 * of the secret.
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
