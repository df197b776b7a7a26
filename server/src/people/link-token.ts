import { Uuid } from '@partner-hub/contracts/calls/uuid.ts'
import { derivedHashKey, keyedHash } from '../platform/ids/secrets.ts'

export type LinkKind = 'confirmation' | 'reset'

/** Tokens are derived from their row whenever a mail is sent; none is stored (DEC-64). */
export interface LinkTokens {
  tokenOf(uuid: string, generation: number): string
}

export const linkTokens = (secret: string): LinkTokens => {
  const key = derivedHashKey(secret, 'sign-in-links')
  return { tokenOf: (uuid, generation) => keyedHash(key, uuid, generation) }
}

const pathOf = { confirmation: '/confirm', reset: '/reset-password' } as const

/** The token is in the fragment: it reaches neither logs nor referrers, and opening the link does not use it up. */
export const linkUrl = (signInUrl: string, kind: LinkKind, uuid: string, token: string): string =>
  `${signInUrl}${pathOf[kind]}#${uuid}.${token}`

export const readLink = (text: string): { uuid: string; token: string } | undefined => {
  const [uuid = '', token = '', ...more] = text.trim().split('.')
  return Uuid.safeParse(uuid).success && token !== '' && more.length === 0 ? { uuid, token } : undefined
}
