import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** The key is made of the handle that only the browser has: the file alone opens no token. */
const keyOf = (handle: string): Buffer => createHash('sha256').update(`token of ${handle}`).digest()

const NONCE_BYTES = 12
const TAG_BYTES = 16

export const sealToken = (handle: string, token: string): Uint8Array => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(handle), nonce)
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export const openToken = (handle: string, sealed: Uint8Array): string => {
  const cipher = createDecipheriv('aes-256-gcm', keyOf(handle), sealed.subarray(0, NONCE_BYTES))
  cipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString()
}
