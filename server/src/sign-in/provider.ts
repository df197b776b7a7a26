import Provider, { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import type { Config, Secrets } from '../config.ts'
import { findLoggedIn } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import { isDatabaseAway } from '../platform/database/database-away.ts'
import { derivedKey } from '../platform/ids/secrets.ts'
import type { Log } from '../platform/log/log.ts'
import { BOOKS_OWN_TOKEN_SECONDS, BOOKS_SIGN_IN_ID, booksClient } from '../sessions/books-client.ts'
import { integratorClient } from '../sessions/integrator-client.ts'
import { INVITED_PARAMETER, PORTAL_SCOPE, portalClient } from '../sessions/portal-client.ts'
import { providerAdapter } from '../sessions/provider-adapter.ts'
import { providerCookies } from './provider-cookies.ts'
import type { ProviderPages } from './provider-pages.ts'
import { supportClient } from './support-client.ts'

interface Needs {
  config: Config
  secrets: Secrets
  database: Database
  pages: ProviderPages
  log: Log
}

const SCOPES = ['openid', PORTAL_SCOPE]
const CODE_SECONDS = 60
const TOKEN_MARGIN_SECONDS = 5 * 60

/** OAuth 2.1 / OpenID: authorization code with PKCE for confidential clients, opaque tokens, no consent page. */
export const createProvider = ({ config, secrets, database, pages, log }: Needs): Provider => {
  const tokenSeconds = config.SESSION_ABSOLUTE_SECONDS + TOKEN_MARGIN_SECONDS
  const configuration: Configuration = {
    adapter: providerAdapter(database),
    jwks: secrets.SIGN_IN_JWKS as NonNullable<Configuration['jwks']>,
    cookies: providerCookies(config.SECURE_COOKIES, derivedKey(secrets.HUB_SECRET, 'provider-cookies')),
    clients: [
      portalClient(config.HUB_URL, secrets.PORTAL_CLIENT_SECRET),
      booksClient(config.BOOKS_URL, secrets.BOOKS_SIGN_IN_SECRET),
      ...(secrets.INTEGRATOR_CLIENT_SECRET
        ? [integratorClient(config.INTEGRATOR_REDIRECT_URIS, secrets.INTEGRATOR_CLIENT_SECRET)]
        : []),
      ...(config.SUPPORT_SESSIONS ? [supportClient(config.SIGN_IN_URL)] : []),
    ],
    scopes: SCOPES,
    responseTypes: ['code'],
    discovery: { response_modes_supported: ['query'] },
    extraParams: ['partner_portal', 'type', INVITED_PARAMETER],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    issueRefreshToken: () => false,
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      end_session: '/oauth/logout',
      jwks: '/oauth/jwks',
      userinfo: '/oauth/userinfo',
    },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: { enabled: true, getResourceServerInfo: hubFor(config.HUB_URL) },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.signOut,
        postLogoutSuccessSource: (context) => context.redirect(config.HUB_URL),
      },
    },
    interactions: { policy: logInPolicy(), url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async ({ oidc }, sub, token) => {
      const loggedInAt = token ? authTimeOf(token) : oidc.session?.loginTs
      // A log-in with an older password does not count, however late its redirect or code arrives.
      const person = await findLoggedIn(database.once, sub, loggedInAt)
      return person && { accountId: sub, claims: async () => ({ sub }) }
    },
    loadExistingGrant: grantOf,
    renderError: pages.failure,
    ttl: {
      AccessToken: tokenSeconds,
      AuthorizationCode: CODE_SECONDS,
      ClientCredentials: BOOKS_OWN_TOKEN_SECONDS,
      IdToken: 5 * 60,
      Interaction: config.SIGN_IN_ATTEMPT_SECONDS,
      Grant: Math.max(tokenSeconds, config.SIGN_IN_REMEMBER_SECONDS),
      Session: (_context, session) =>
        session.transient ? config.SESSION_ABSOLUTE_SECONDS : config.SIGN_IN_REMEMBER_SECONDS,
    },
  }
  const provider = new Provider(config.SIGN_IN_URL, configuration)
  // The front sets the forwarded protocol itself, so callers cannot fake it.
  provider.proxy = true
  provider.on('grant.error', (_context, error) => logRefusal(log, 'grant refused', error))
  provider.on('authorization.error', (_context, error) => logRefusal(log, 'authorization refused', error))
  provider.on('server_error', (context, error) => logFault(log, context, error))
  return provider
}

/** If findAccount refuses the session's account, ask for a log-in. */
const logInPolicy = () => {
  const policy = interactionPolicy.base()
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('account_refused', 'the log-in no longer holds', ({ oidc }) => {
      const isRefused = oidc.session?.accountId !== undefined && !oidc.account
      return isRefused ? interactionPolicy.Check.REQUEST_PROMPT : interactionPolicy.Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}

/** Codes have the time of their log-in; access tokens do not, but a reset removes them. */
const authTimeOf = (token: object) => (token as { authTime?: number }).authTime

/** Logs a fault under its id. A database outage becomes a 503 with Retry-After. */
const logFault = (log: Log, context: KoaContextWithOIDC, error: Error) => {
  log.error({ err: error, fault_id: context.state.fault_id }, 'fault')
  if (!isDatabaseAway(error)) return
  context.status = 503
  context.set('retry-after', '2')
}

/** The error bodies say little on purpose; the details go to the log. */
const logRefusal = (log: Log, what: string, error: { message: string; error_detail?: string | undefined }) =>
  log.warn({ reason: error.message, detail: error.error_detail }, what)

/** Only Books may request tokens for the hub. */
const hubFor = (hubUrl: string) => (_context: KoaContextWithOIDC, resource: string, client: { clientId: string }) => {
  if (client.clientId !== BOOKS_SIGN_IN_ID || resource !== hubUrl) throw new errors.InvalidTarget()
  const accessTokenFormat = 'opaque' as const
  return { scope: '', audience: hubUrl, accessTokenTTL: BOOKS_OWN_TOKEN_SECONDS, accessTokenFormat }
}

/** The clients are our own, so signing in grants what they ask for. */
const grantOf = async ({ oidc }: KoaContextWithOIDC) => {
  const { session, client, provider } = oidc
  if (!session?.accountId || !client) return undefined
  const known = session.grantIdFor(client.clientId)
  const found = known ? await provider.Grant.find(known) : undefined
  if (found) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES.join(' '))
  await grant.save()
  return grant
}
