import { createHmac, timingSafeEqual } from 'node:crypto'

/** Standard Webhooks: more than this long ago, or ahead, is refused. */
const TOLERANCE_SECONDS = 5 * 60

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

/** Whether whoever holds the secret has sent this, these minutes. */
export const isGenuine = (
  secret: string,
  { id, timestamp, signatures, body }: SignedWebhook,
  nowMs: number,
): boolean => {
  if (!ID.test(id) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const [version, given = ''] = signature.split(',')
    const bytes = Buffer.from(given, 'base64')
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}
