import * as oauth from 'openid-client'

/** Books as a client of the sign-in service: the only file that speaks OAuth for it. */
export interface SignInClient {
  /** The URL to redirect to, with state and PKCE challenge. `askWho` asks for a log-in even if a session exists there. */
  authorizeUrl(attempt: { state: string; verifier: string }, options?: { askWho: boolean }): Promise<string>
  /** Exchanges the code for a token, server to server; rejects a code that is not from this browser's attempt. */
  exchange(search: string, attempt: { state: string; verifier: string }): Promise<string>
  /** An access token of Books itself, valid only at the hub. Pass a token that the hub refused to get a new one. */
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
/** A token is renewed this long before it expires, so that none expires in transit. */
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
  let cached: { token: string; until: number } | undefined

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
      if (cached && cached.until > now() && cached.token !== refused) return cached.token
      const { access_token, expires_in = 0 } = await oauth.clientCredentialsGrant(service, { resource: hubUrl })
      cached = { token: access_token, until: now() + expires_in * 1000 - RENEW_BEFORE_MS }
      return access_token
    },
    signOutUrl: `${publicUrl}/oauth/logout?${new URLSearchParams({ client_id: CLIENT_ID, post_logout_redirect_uri: `${booksUrl}/` })}`,
  }
}
