/** Books as a confidential client of the sign-in service, for its people's log-ins and its own calls to the hub (DEC-51). */
export const BOOKS_SIGN_IN_ID = 'northwind-books'
/** The lifetime of its own tokens for the hub. */
export const BOOKS_OWN_TOKEN_SECONDS = 600

/** Its registration at the provider. */
export const booksClient = (booksUrl: string, client_secret: string) => ({
  client_id: BOOKS_SIGN_IN_ID,
  client_secret,
  token_endpoint_auth_method: 'client_secret_basic' as const,
  redirect_uris: [`${booksUrl}/oauthcallback`],
  post_logout_redirect_uris: [`${booksUrl}/`],
  grant_types: ['authorization_code', 'client_credentials'],
  response_types: ['code' as const],
  id_token_signed_response_alg: 'ES256' as const,
})
