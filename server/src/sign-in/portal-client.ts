/** The hub as a client of the provider: public, with PKCE (decision record 0010). Books is the other one. */
export const PORTAL_CLIENT_ID = 'partner-portal'
/** What the hub asks for; a token without it opens nothing. */
export const PORTAL_SCOPE = 'admin:all'

export const callbackOf = (hubUrl: string): string => `${hubUrl}/oauthcallback`
