import { derivedHashKey, derivedKey, keyedHash } from '../platform/ids/secrets.ts'

export interface SessionKeys {
  /** The page's bearer token: derived from the hidden handle, useless without it. */
  halfToken(handle: string): string
  /** Encrypts OAuth tokens and PKCE verifiers at rest. */
  readonly sealing: Buffer
}

export const sessionKeys = (secret: string): SessionKeys => {
  const half = derivedHashKey(secret, 'half-token')
  return { halfToken: (handle) => keyedHash(half, handle), sealing: derivedKey(secret, 'session-sealing') }
}
