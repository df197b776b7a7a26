import { BOOKS_AUDIENCE } from '@partner-hub/contracts/books/books.ts'
import * as oauth from 'openid-client'
import { steady } from '../platform/clock/clock.ts'

interface Client {
  url: string
  clientId: string
  clientSecret: string
}

/** Tokens are renewed this long before expiry, so that none expires in flight. */
const RENEW_BEFORE_MS = 30_000

/** The hub's token at Books, from client credentials bound to its audience (DEC-51). */
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
  /** Pass a token that Books has refused to get another one. */
  return async (signal: AbortSignal, refused?: string): Promise<string> => {
    if (known && known.until > steady.milliseconds() && known.token !== refused) return known.token
    const granted = await oauth.clientCredentialsGrant(service(signal), { audience: BOOKS_AUDIENCE })
    const { access_token, expires_in = 0 } = granted
    known = { token: access_token, until: steady.milliseconds() + expires_in * 1000 - RENEW_BEFORE_MS }
    return access_token
  }
}
