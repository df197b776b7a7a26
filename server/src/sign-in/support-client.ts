import { SUPPORT_PATH } from '@partner-hub/contracts/support/support.ts'
import { newSecret } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'

/** The support page as a client of our own provider. It needs only the log-in, so its code is never exchanged. */
const SUPPORT_CLIENT_ID = 'support-desk'

const pageOf = (signInUrl: string): string => `${signInUrl}${SUPPORT_PATH}`

export const supportClient = (signInUrl: string) => ({
  client_id: SUPPORT_CLIENT_ID,
  token_endpoint_auth_method: 'none' as const,
  redirect_uris: [pageOf(signInUrl)],
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  id_token_signed_response_alg: 'ES256' as const,
})

/** The URL of a log-in that returns to support; with `askAgain` a signed-in person types the password again. */
export const supportLogInUrl = (signInUrl: string, { askAgain }: { askAgain: boolean }): string =>
  `${signInUrl}/oauth/authorize?${new URLSearchParams({
    client_id: SUPPORT_CLIENT_ID,
    redirect_uri: pageOf(signInUrl),
    response_type: 'code',
    scope: 'openid',
    code_challenge: hashOf(newSecret()).toString('base64url'),
    code_challenge_method: 'S256',
    ...(askAgain && { prompt: 'login' }),
  })}`
