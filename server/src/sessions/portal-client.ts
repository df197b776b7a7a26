/** The hub as a client of the provider: confidential, with PKCE (decision record 0010). */
export const PORTAL_CLIENT_ID = 'partner-portal'
/** The scope the hub requests; a token without it opens nothing. */
export const PORTAL_SCOPE = 'admin:all'

/** Our own parameter: the log-in started from an invitation. */
export const INVITED_PARAMETER = 'invited'

export const callbackOf = (hubUrl: string): string => `${hubUrl}/oauthcallback`

/** Its registration at the provider. */
export const portalClient = (hubUrl: string, client_secret: string) => ({
  client_id: PORTAL_CLIENT_ID,
  client_secret,
  token_endpoint_auth_method: 'client_secret_basic' as const,
  redirect_uris: [callbackOf(hubUrl)],
  post_logout_redirect_uris: [callbackOf(hubUrl)],
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  id_token_signed_response_alg: 'ES256' as const,
})
