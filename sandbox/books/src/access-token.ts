import { createHmac, timingSafeEqual } from 'node:crypto'
import { BOOKS_TOKEN_SECONDS } from '@partner-hub/contracts/books/books.ts'

interface Claims {
  client_id: string
  audience: string
  /** Seconds since 1970. */
  expires: number
}

const now = () => Math.floor(Date.now() / 1000)

export const isSame = (given: string, expected: string): boolean => {
  const [left, right] = [given, expected].map((text) => createHmac('sha256', 'compare').update(text).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}

/** Tokens that carry what they stand for, signed with a key of the client's secret: a restart forgets none. */
export const accessTokens = (clientSecret: string, at = now) => {
  const key = createHmac('sha256', clientSecret).update('access token').digest()
  const sign = (claims: string) => createHmac('sha256', key).update(claims).digest('base64url')
  return {
    issue: (client_id: string, audience: string): string => {
      const claims: Claims = { client_id, audience, expires: at() + BOOKS_TOKEN_SECONDS }
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${text}.${sign(text)}`
    },
    isGood: (token: string, audience: string): boolean => {
      const [text = '', signature = ''] = token.split('.')
      if (!isSame(signature, sign(text))) return false
      const claims: Claims = JSON.parse(Buffer.from(text, 'base64url').toString())
      return claims.audience === audience && claims.expires > at()
    },
  }
}
