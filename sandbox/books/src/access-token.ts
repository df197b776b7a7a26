import { createHmac } from 'node:crypto'
import { BOOKS_TOKEN_SECONDS } from '@partner-hub/contracts/books/books.ts'
import { errors, jwtVerify, SignJWT } from 'jose'

const [alg, typ] = ['HS256', 'at+jwt']

/** Access tokens as JWTs (RFC 9068), signed with a key derived from the client's secret: they survive a restart. */
export const accessTokens = (clientSecret: string, now = Date.now) => {
  const key = createHmac('sha256', clientSecret).update('access token').digest()
  return {
    issue: (client_id: string, audience: string): Promise<string> =>
      new SignJWT({ client_id })
        .setProtectedHeader({ alg, typ })
        .setAudience(audience)
        .setExpirationTime(new Date(now() + BOOKS_TOKEN_SECONDS * 1000))
        .sign(key),
    isGood: async (token: string, audience: string): Promise<boolean> => {
      const rules = { algorithms: [alg], typ, audience, requiredClaims: ['exp'], currentDate: new Date(now()) }
      return jwtVerify(token, key, rules).then(
        () => true,
        (error: unknown) => {
          if (error instanceof errors.JOSEError) return false
          throw error
        },
      )
    },
  }
}
