import * as oauth from 'openid-client'

/** Books as a client of the sign-in service: the only file that speaks OAuth for it. */
export interface SignInClient {
  /** Where to send the browser, with state and PKCE challenge. The service may remember a person unless told to ask. */
  authorizeUrl(attempt: { state: string; verifier: string }, options?: { askWho: boolean }): Promise<string>
  /** Code for token, between the servers; rejects what does not belong to this browser's attempt. */
  exchange(search: string, attempt: { state: string; verifier: string }): Promise<string>
  /** A token of Books' own, good at the hub alone; another one than the hub has just refused. */
  ownToken(refused?: string): Promise<string>
  readonly signOutUrl: string
}

interface Options {
  booksUrl: string
  hubUrl: string
  publicUrl: string
  internalUrl: string
  secret: string
  now: () => number
}

const CLIENT_ID = 'northwind-books'
const CALL_SECONDS = 5
/** A token is renewed this long before its end, so that none ends on its way. */
const RENEW_BEFORE_MS = 30_000

export const newAttempt = () => ({ state: oauth.randomState(), verifier: oauth.randomPKCECodeVerifier() })

export const signInClient = ({ booksUrl, hubUrl, publicUrl, internalUrl, secret, now }: Options): SignInClient => {
  const redirect_uri = `${booksUrl}/oauthcallback`
  const service = new oauth.Configuration(
    {
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/oauth/authorize`,
      token_endpoint: `${internalUrl}/oauth/token`,
      authorization_response_iss_parameter_supported: true,
    },
    CLIENT_ID,
    undefined,
    oauth.ClientSecretBasic(secret),
  )
  service.timeout = CALL_SECONDS
  if (internalUrl.startsWith('http:')) oauth.allowInsecureRequests(service)
  let known: { token: string; until: number } | undefined

  return {
    authorizeUrl: async ({ state, verifier }, { askWho } = { askWho: false }) =>
      oauth.buildAuthorizationUrl(service, {
        redirect_uri,
        response_type: 'code',
        scope: 'admin:all',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(askWho && { prompt: 'login' }),
      }).href,
    exchange: async (search, { state, verifier }) => {
      const callback = new URL(redirect_uri)
      callback.search = search
      const expected = { expectedState: state, pkceCodeVerifier: verifier }
      return (await oauth.authorizationCodeGrant(service, callback, expected)).access_token
    },
    ownToken: async (refused) => {
      if (known && known.until > now() && known.token !== refused) return known.token
      const { access_token, expires_in = 0 } = await oauth.clientCredentialsGrant(service, { resource: hubUrl })
      known = { token: access_token, until: now() + expires_in * 1000 - RENEW_BEFORE_MS }
      return access_token
    },
    signOutUrl: `${publicUrl}/oauth/logout?${new URLSearchParams({ client_id: CLIENT_ID, post_logout_redirect_uri: `${booksUrl}/` })}`,
  }
}
