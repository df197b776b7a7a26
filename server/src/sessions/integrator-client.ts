/** The confidential client of integrators, the only one whose full bearer tokens open a person's firm. */
export const INTEGRATOR_CLIENT_ID = 'partner-integrator'

/** Its registration at the provider. */
export const integratorClient = (redirect_uris: readonly string[], client_secret: string) => ({
  client_id: INTEGRATOR_CLIENT_ID,
  client_secret,
  token_endpoint_auth_method: 'client_secret_basic' as const,
  redirect_uris: [...redirect_uris],
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  id_token_signed_response_alg: 'ES256' as const,
})
