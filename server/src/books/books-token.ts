import { BOOKS_AUDIENCE } from '@partner-hub/contracts/books/books.ts'
import * as oauth from 'openid-client'
import { steady } from '../platform/clock/clock.ts'

interface Client {
  url: string
  clientId: string
  clientSecret: string
}

/** A token is renewed this long before its end, so that none ends on its way. */
const RENEW_BEFORE_MS = 30_000

/** The hub's token at Books, by client credentials bound to its audience (DEC-51). */
export const booksToken = ({ url, clientId, clientSecret }: Client) => {
  let known: { token: string; until: number } | undefined
  const service = (signal: AbortSignal): oauth.Configuration => {
    const books = new oauth.Configuration(
      { issuer: url, token_endpoint: `${url}/oauth/token` },
      clientId,
      undefined,
      oauth.ClientSecretBasic(clientSecret),
    )
    books[oauth.customFetch] = (address, { body, ...call }) =>
      fetch(address, { ...call, body: body as URLSearchParams, signal })
    if (url.startsWith('http:')) oauth.allowInsecureRequests(books)
    return books
  }
  /** Another one than Books has just refused. */
  return async (signal: AbortSignal, refused?: string): Promise<string> => {
    if (known && known.until > steady.milliseconds() && known.token !== refused) return known.token
    const granted = await oauth.clientCredentialsGrant(service(signal), { audience: BOOKS_AUDIENCE })
    const { access_token, expires_in = 0 } = granted
    known = { token: access_token, until: steady.milliseconds() + expires_in * 1000 - RENEW_BEFORE_MS }
    return access_token
  }
}
