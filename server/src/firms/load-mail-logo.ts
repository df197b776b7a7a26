import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Log } from '../platform/log/log.ts'
import type { InlineImage } from '../platform/mail/mail.ts'
import type { ObjectPort } from '../platform/objects/objects.ts'

const WAIT_MS = 5_000

/** Loads a firm's logo to embed in a mail: a signed URL would expire. If loading fails, the mail is sent without it. */
export const loadMailLogo = async (
  { objects, log }: { objects: ObjectPort; log: Log },
  logo_key: string | null,
  host: string,
): Promise<InlineImage | undefined> => {
  if (logo_key === null) return undefined
  const signal = AbortSignal.timeout(WAIT_MS)
  try {
    return { cid: `logo@${host}`, png: await buffer(addAbortSignal(signal, await objects.get(logo_key, signal))) }
  } catch (error) {
    log.warn({ logo_key, reason: (error as Error).message }, 'sending a mail without the logo')
    return undefined
  }
}
