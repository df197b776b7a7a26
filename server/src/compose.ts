import { mayInFirm } from '@partner-hub/contracts/firm-policy.ts'
import { embeddedPath, keptPlace } from '@partner-hub/contracts/guarded-paths.ts'
import type { FastifyRequest } from 'fastify'
import { accountantRoutes } from './accountants/accountant.routes.ts'
import { acceptAccountantInvitation, declineAccountantInvitation } from './accountants/answer-accountant-invitation.ts'
import { getAccountantInvitation, listAccountantInvitations } from './accountants/get-accountant-invitation.ts'
import { giveUpClient } from './accountants/give-up-client.ts'
import { accountRoutes } from './accounts/account.routes.ts'
import { getCurrentUser } from './accounts/get-current-user.ts'
import { billingAccountRoutes } from './billing/billing-account.routes.ts'
import { choosePlan } from './billing/choose-plan.ts'
import { emailOwner } from './billing/email-owner.ts'
import { ownerMailRoutes } from './billing/owner-mail.routes.ts'
import { getAccountSubscription, listAccountPlans } from './billing/show-owner-plan.ts'
import { actOnClient } from './clients/act-on-client.ts'
import { type BooksPort, httpBooks } from './clients/books.ts'
import { clientRoutes } from './clients/client.routes.ts'
import { clientRunRoutes } from './clients/client-run.routes.ts'
import { findSimilarClients } from './clients/find-similar-clients.ts'
import { getClient } from './clients/get-client.ts'
import { getClientMoments } from './clients/get-client-moments.ts'
import { getClientRun, getClientRunFile } from './clients/get-client-run.ts'
import { getContact } from './clients/get-contact.ts'
import { getSubscription } from './clients/get-subscription.ts'
import { listClientActivity } from './clients/list-client-activity.ts'
import { listClientRuns } from './clients/list-client-runs.ts'
import { listClients } from './clients/list-clients.ts'
import { refreshSettings } from './clients/refresh-settings.ts'
import { registerClient } from './clients/register-client.ts'
import { clientRegistrationRoutes } from './clients/registration.routes.ts'
import { startClientRun } from './clients/start-client-run.ts'
import { stopClientRun } from './clients/stop-client-run.ts'
import { updateClient } from './clients/update-client.ts'
import { updateContact } from './clients/update-contact.ts'
import { composeInvitations } from './compose-invitations.ts'
import { composeSupport } from './compose-support.ts'
import type { Config, Secrets } from './config.ts'
import { firmRoutes } from './firms/firm.routes.ts'
import { getIdentity } from './firms/get-identity.ts'
import { getOrganization } from './firms/get-organization.ts'
import { getUserServiceGroup, listEmailTemplates, listUserServiceGroups } from './firms/list-firm-records.ts'
import { registerOrganization } from './firms/register-organization.ts'
import { updateIdentity } from './firms/update-identity.ts'
import { updateOrganization } from './firms/update-organization.ts'
import { handOverRoutes } from './hand-over/hand-over.routes.ts'
import { openClientAccount } from './hand-over/open-client-account.ts'
import { checkHandOver, redeemHandOver } from './hand-over/redeem-hand-over.ts'
import { supportCookies } from './hand-over/support-cookie.ts'
import { findOwnBooks } from './invitations/find-own-books.ts'
import { findWaitingInvitation } from './invitations/find-waiting-invitation.ts'
import { invitationTokens } from './invitations/invitation-token.ts'
import { createDatabase, type Database } from './platform/database/database.ts'
import { builtDocuments, type DocumentSource } from './platform/http/documents.ts'
import { foreignOrigins } from './platform/http/foreign-origins.ts'
import type { Route } from './platform/http/routes.ts'
import { type OnceFor, onceFor } from './platform/idempotency/once.ts'
import { createChanges } from './platform/live/changes.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { hubMail } from './platform/mail/hub-mail.ts'
import type { MailPort } from './platform/mail/mail.ts'
import { type ObjectPort, s3Objects } from './platform/objects/objects.ts'
import { createStories, type Stories } from './platform/workflow/stories.ts'
import { authenticate } from './session/authenticate.ts'
import { beginSignIn } from './session/begin-sign-in.ts'
import { completeSignIn } from './session/complete-sign-in.ts'
import { endSession } from './session/end-session.ts'
import { findPerson } from './session/find-person.ts'
import { BEARER_CLIENTS, findPersonByToken } from './session/find-person-by-token.ts'
import { findOpenPlace, leadOn } from './session/lead-on.ts'
import { limitCalls, takeReadTurn } from './session/limit-calls.ts'
import { refuseAllButBooks } from './session/only-books.ts'
import { findSession, openPage } from './session/open-page.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sessionKeys } from './session/session-keys.ts'
import { askSessionLife, extendSession } from './session/session-life.ts'
import { type SignInClient, signInClient } from './session/sign-in-client.ts'
import { PORTAL_CLIENT_ID } from './sign-in/portal-client.ts'
import { admitVisitor } from './support/admit-visitor.ts'
import { composeWebhooks } from './webhooks/compose-webhooks.ts'

/** Parts that a test or a fault run may put in place of the real ones. */
export interface Overrides {
  log?: Log
  database?: Database
  stories?: Stories | ((own: Stories) => Stories)
  mail?: MailPort | ((own: MailPort) => MailPort)
  objects?: ObjectPort
  books?: BooksPort
  documents?: DocumentSource
  signInClient?: SignInClient
  onceFor?: OnceFor
}

export type Parts = ReturnType<typeof composeParts>

/** The parts that every role stands on. */
export const composeParts = (role: string, config: Config, secrets: Secrets, overrides: Overrides = {}) => {
  const log = overrides.log ?? createLog({ role, level: config.LOG_LEVEL })
  const database =
    overrides.database ??
    createDatabase({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL_SIZE,
      statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
      log,
    })
  const temporal = {
    address: config.TEMPORAL_ADDRESS,
    namespace: config.TEMPORAL_NAMESPACE,
    taskQueue: config.TEMPORAL_TASK_QUEUE,
  }
  const ownStories = () => createStories({ database, ...temporal, log })
  const stories =
    typeof overrides.stories === 'function' ? overrides.stories(ownStories()) : (overrides.stories ?? ownStories())
  const ownMail = () => hubMail(config, secrets, log)
  const mail = typeof overrides.mail === 'function' ? overrides.mail(ownMail()) : (overrides.mail ?? ownMail())
  const objects =
    overrides.objects ??
    s3Objects({
      endpoint: config.S3_ENDPOINT,
      publicUrl: config.S3_PUBLIC_URL ?? config.S3_ENDPOINT,
      region: config.S3_REGION,
      bucket: config.S3_BUCKET,
      accessKeyId: secrets.S3_ACCESS_KEY_ID,
      secretAccessKey: secrets.S3_SECRET_ACCESS_KEY,
    })
  const books =
    overrides.books ??
    httpBooks({
      url: config.BOOKS_INTERNAL_URL,
      clientId: config.BOOKS_CLIENT_ID,
      clientSecret: secrets.BOOKS_CLIENT_SECRET,
      openTimeoutMs: config.BOOKS_OPEN_TIMEOUT_MS,
      readTimeoutMs: config.BOOKS_READ_TIMEOUT_MS,
    })
  const documents = overrides.documents ?? builtDocuments(new URL('../../portal/dist/', import.meta.url))
  const client =
    overrides.signInClient ??
    signInClient({
      hubUrl: config.HUB_URL,
      publicUrl: config.SIGN_IN_URL,
      internalUrl: config.SIGN_IN_INTERNAL_URL,
      secret: secrets.PORTAL_CLIENT_SECRET,
    })
  const changes = createChanges({ url: config.DATABASE_URL, log })
  const close = async () => {
    await stories.close()
    await changes.close()
    mail.close()
    objects.close()
    await database.close()
  }
  const once = overrides.onceFor ?? onceFor
  const outside = { mail, objects, books, client, temporal }
  return { config, secrets, log, database, stories, documents, changes, once, close, ...outside }
}

export const sessionParts = ({ config, secrets, database, client }: Parts) => ({
  database,
  client,
  keys: sessionKeys(secrets.HUB_SECRET),
  hubOrigin: config.HUB_URL,
  cookies: {
    secure: config.SECURE_COOKIES,
    absoluteSeconds: config.SESSION_ABSOLUTE_SECONDS,
    attemptSeconds: config.SIGN_IN_ATTEMPT_SECONDS,
  },
  limits: {
    idleSeconds: config.SESSION_IDLE_SECONDS,
    absoluteSeconds: config.SESSION_ABSOLUTE_SECONDS,
    attemptSeconds: config.SIGN_IN_ATTEMPT_SECONDS,
  },
  findPersonByToken: findPersonByToken({ database, clients: [PORTAL_CLIENT_ID] }),
  findBearer: findPersonByToken({ database, clients: BEARER_CLIENTS }),
  admitVisitor: admitVisitor({ database }),
})

/** Everything the `web` role answers. */
export const composeWeb = (parts: Parts) => {
  const { config, log, database, stories, objects } = parts
  const session = sessionParts(parts)
  const begin = beginSignIn(session)
  const embedded = embeddedPath(config.PROVIDER_PRODUCT_SLUG)
  const placeOf = (address: string) => keptPlace(address, embedded)
  const cookies = supportCookies(config.HUB_URL, config.SECURE_COOKIES)
  const support = composeSupport(parts, cookies)
  const firm = { database, objects, productName: config.PROVIDER_PRODUCT_NAME, termsVersion: config.TERMS_VERSION }
  const routes: Route[] = [
    ...sessionRoutes({
      ...session,
      signOutUrl: parts.client.signOutUrl,
      supportCookies: cookies,
      begin,
      placeOf,
      life: askSessionLife(session),
      extend: extendSession(session),
      end: endSession({ database, stories }),
      endVisit: support.end,
    }),
    ...support.routes,
    ...accountRoutes({ getCurrentUser: getCurrentUser({ database }) }),
    ...billingAccountRoutes({
      listPlans: listAccountPlans({ database }),
      getSubscription: getAccountSubscription({ database }),
      choose: choosePlan({ database }),
    }),
    ...ownerMailRoutes({ email: emailOwner(parts) }),
    ...firmRoutes({
      register: registerOrganization(firm),
      getOrganization: getOrganization(firm),
      updateOrganization: updateOrganization(firm),
      getIdentity: getIdentity({ database }),
      updateIdentity: updateIdentity({ database }),
      listEmailTemplates: listEmailTemplates({ database }),
      listUserServiceGroups: listUserServiceGroups({ database }),
      getUserServiceGroup: getUserServiceGroup({ database }),
    }),
    ...clientRoutes({
      list: listClients({ database, log }),
      get: getClient({ database, refreshSettings: refreshSettings(parts) }),
      update: updateClient({ database }),
      archive: actOnClient({ database }, 'archive'),
      removeAccess: giveUpClient({ database, stories }, 'remove_access'),
      removeAccessAndArchive: giveUpClient({ database, stories }, 'remove_access_and_archive'),
      restore: actOnClient({ database }, 'restore'),
      getContact: getContact({ database }),
      updateContact: updateContact({ database }),
      getSubscription: getSubscription({ database }),
      getMoments: getClientMoments({ database }),
      listActivity: listClientActivity({ database }),
    }),
    ...composeInvitations(parts, {
      findPerson: findPerson(authenticate(session)),
      begin,
      signUpUrl: parts.client.signUpUrl,
    }),
    ...accountantRoutes({
      list: listAccountantInvitations({ database }),
      get: getAccountantInvitation({ database }),
      accept: acceptAccountantInvitation({ database, stories }),
      decline: declineAccountantInvitation({ database, stories }),
    }),
    ...handOverRoutes({
      cookies,
      open: openClientAccount({ database, stories, booksOrigin: config.BOOKS_URL }),
      redeem: redeemHandOver({ database, visitSeconds: config.SESSION_ABSOLUTE_SECONDS }),
      check: checkHandOver({ database, visitSeconds: config.SESSION_ABSOLUTE_SECONDS }),
    }),
    ...clientRegistrationRoutes({
      register: registerClient({ database, stories, waitMs: config.PROVISION_WAIT_MS }),
      findSimilar: findSimilarClients({ database }),
    }),
    ...clientRunRoutes({
      start: startClientRun({ database, stories }),
      stop: stopClientRun({ database }),
      list: listClientRuns({ database }),
      get: getClientRun({ database }),
      getFile: getClientRunFile({ database, objects }),
    }),
  ]
  return {
    routes,
    gate: {
      authenticate: authenticate(session),
      admitAnyone: async (request: FastifyRequest) => void (await findSession(session)(request, { extend: false })),
      limitCalls: limitCalls(config),
      takeReadTurn: takeReadTurn(config),
      may: mayInFirm,
      refuseAllButBooks: refuseAllButBooks(session),
    },
    webhooks: composeWebhooks(parts),
    live: { changes: parts.changes, findSession: findSession(session) },
    pages: {
      documents: parts.documents,
      imageOrigins: [new URL(config.S3_PUBLIC_URL ?? config.S3_ENDPOINT).origin],
      mediaOrigins: foreignOrigins(config.WELCOME_VIDEO_URL),
      frameOrigin: config.BOOKS_URL,
      embeddedPath: embedded,
      cookies: session.cookies,
      hubOrigin: session.hubOrigin,
      findSession: findSession(session),
      openPage: openPage(session),
      support: support.pages,
      begin,
      complete: completeSignIn({ ...session, endSession: endSession({ database, stories }) }),
      placeOf,
      findOpenPlace: findOpenPlace(session),
      leadOn: leadOn(session),
      signUpUrl: parts.client.signUpUrl,
      findWaitingInvitation: findWaitingInvitation({ database, tokens: invitationTokens(parts.secrets.HUB_SECRET) }),
      findOwnBooks: findOwnBooks({ database, booksUrl: config.BOOKS_URL }),
    },
  }
}
