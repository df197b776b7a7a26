import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** One-way, for values that are only compared: handles, tokens, states. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')

/** A value that only the holder of the key can reproduce, such as the token of a mailed link. */
export const keyedHash = (key: KeyObject, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(parts.join('\u0000')).digest('base64url')

export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other))

/** AES-256-GCM: 12-byte nonce, 16-byte tag, then the ciphertext. */
export const seal = (key: Buffer, text: string): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export const unseal = (key: Buffer, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
}

/** Derives one key per purpose from a configured secret, so that no key can stand in for another. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`partner-hub/${purpose}`).digest()

/** The same for keyedHash, as a KeyObject: passing the key as raw bytes costs six times the hash itself. */
export const derivedHashKey = (secret: string, purpose: string): KeyObject =>
  createSecretKey(derivedKey(secret, purpose))
