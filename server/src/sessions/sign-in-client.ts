import * as oauth from 'openid-client'
import { callbackOf, INVITED_PARAMETER, PORTAL_CLIENT_ID } from './portal-client.ts'

/** The hub as a client of the sign-in service: the only file that speaks OAuth for it. */
export interface SignInClient {
  /** The URL to redirect to, with state and PKCE challenge (spec §7). */
  authorizeUrl(
    state: string,
    verifier: string,
    options: { askAgain: boolean; email?: string | undefined; isInvited?: boolean },
  ): Promise<string>
  /** Exchanges the code for a token, server to server; rejects a code that is not from this browser's attempt. */
  exchange(callback: URL, expected: { state: string; verifier: string }): Promise<string>
  revoke(token: string): Promise<void>
  readonly signUpUrl: string
  readonly signOutUrl: string
}

const CALL_SECONDS = 5

interface Options {
  hubUrl: string
  publicUrl: string
  internalUrl: string
  secret: string
}

export const signInClient = ({ hubUrl, publicUrl, internalUrl, secret }: Options): SignInClient => {
  const redirect_uri = callbackOf(hubUrl)
  const basic = `Basic ${Buffer.from(`${PORTAL_CLIENT_ID}:${encodeURIComponent(secret)}`).toString('base64')}`
  const service = new oauth.Configuration(
    {
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/oauth/authorize`,
      token_endpoint: `${internalUrl}/oauth/token`,
      authorization_response_iss_parameter_supported: true,
    },
    PORTAL_CLIENT_ID,
    undefined,
    oauth.ClientSecretBasic(secret),
  )
  service.timeout = CALL_SECONDS
  service[oauth.customFetch] = (url, { body, ...call }) =>
    fetch(`${url}?${new URLSearchParams(body as URLSearchParams)}`, call)
  if (internalUrl.startsWith('http:')) oauth.allowInsecureRequests(service)

  return {
    authorizeUrl: async (state, verifier, { askAgain, email, isInvited }) =>
      oauth.buildAuthorizationUrl(service, {
        redirect_uri,
        response_type: 'code',
        partner_portal: 'true',
        type: 'sign_up_partner',
        scope: 'admin:all',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(askAgain && { prompt: 'login' }),
        ...(email && { login_hint: email }),
        ...(isInvited && { [INVITED_PARAMETER]: 'yes' }),
      }).href,
    exchange: async (callback, { state, verifier }) => {
      const own = new URL(redirect_uri)
      own.search = callback.search
      const answer = await oauth.authorizationCodeGrant(service, own, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      })
      return answer.access_token
    },
    revoke: async (token) => {
      const answer = await fetch(`${internalUrl}/oauth/revoke`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: basic },
        body: JSON.stringify({ client_id: PORTAL_CLIENT_ID, token }),
        signal: AbortSignal.timeout(CALL_SECONDS * 1000),
      })
      if (!answer.ok) throw new Error(`the sign-in service answered ${answer.status} to a revoke`)
    },
    signUpUrl: `${publicUrl}/signup?registration_type=sign_up_partner`,
    signOutUrl: `${publicUrl}/oauth/logout?${new URLSearchParams({ client_id: PORTAL_CLIENT_ID, redirect_uri })}`,
  }
}
