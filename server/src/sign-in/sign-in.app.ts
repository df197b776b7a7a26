import formbody from '@fastify/formbody'
import { checkPassword } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { FastifyInstance } from 'fastify'
import { newPasswordProblem } from '../people/new-password.ts'
import { createApp } from '../platform/http/app.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import { mountPolicyReports } from '../platform/http/policy-reports.ts'
import { readForm } from '../platform/http/readable-input.ts'
import { refuse } from '../platform/http/refusal.ts'
import { forAnyone } from '../platform/http/routes.ts'
import { mountCheckInbox } from './check-inbox.routes.ts'
import { composeSignIn, type SignInParts } from './compose-sign-in.ts'
import { mountConfirm } from './confirm.routes.ts'
import { consentRequestRoutes } from './consent-request.routes.ts'
import { mountForgottenPassword } from './forgotten-password.routes.ts'
import { mountInteraction } from './interaction.routes.ts'
import { invitedPerson } from './invited-person.ts'
import { ownBrowser } from './own-browser.ts'
import { type SignInLimits, takeOrRefuse } from './sign-in-limits.ts'
import { preparePages, type SignInPages } from './sign-in-page.ts'
import { signInServer } from './sign-in-server.ts'
import { mountSignUp } from './sign-up.routes.ts'
import { mountSupport } from './support.routes.ts'

/** The role `sign-in`: the OAuth provider and its pages, on their own origin. */
export const createSignInApp = async (parts: SignInParts): Promise<FastifyInstance> => {
  const { config, log } = parts
  const signIn = composeSignIn(parts)
  const app = await createApp({
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    checkAnswers: config.NODE_ENV !== 'production',
    https: config.SECURE_COOKIES,
    cookieKey: signIn.cookieKey,
    serverFactory: signInServer(config.SIGN_IN_URL, signIn.front),
  })
  app.addHook('onClose', () => signIn.close())
  await app.register(formbody, { parser: readForm })
  mountPolicyReports(app, config.SIGN_IN_URL)
  await app.register(async (scope) => {
    const pages = await preparePages(scope, config, signIn.documents)
    const inbox = mountCheckInbox({ pages, limits: signIn.limits, secure: config.SECURE_COOKIES })
    const invited = invitedPerson(config.SECURE_COOKIES)
    mountInteraction({ pages, inbox, invited, ...signIn.interaction })
    const browsers = ownBrowser(config.SECURE_COOKIES, config.CONFIRMATION_LINK_SECONDS)
    mountSignUp({ pages, inbox, invited, browsers, ...signIn.signUp })
    mountConfirm({ pages, invited, browsers, ...signIn.confirm })
    mountForgottenPassword({ pages, inbox, ...signIn.forgottenPassword })
    if (signIn.support) mountSupport({ pages, ...signIn.support })
    mountMissingPage(pages)
  })
  const consent = signIn.support ? consentRequestRoutes(signIn.support) : []
  mountRoutes(app, [passwordCheck(signIn.limits), ...consent], nobody, parts.once)
  return app
}

/** The not-found page for browsers. */
const mountMissingPage = ({ app, show }: SignInPages) =>
  app.get('/*', async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.callNotFound()
    return show(reply.status(404), { page: 'not-found' })
  })

type PasswordProblem = 'password_too_short' | 'password_too_long' | 'password_breached'

const passwordCheck = (limits: SignInLimits) =>
  forAnyone(checkPassword, newPasswordProblem, async (problemOf, { body, request }) => {
    await takeOrRefuse(limits.passwordChecks, request.ip)
    const problem = body.password === '' ? 'password_too_short' : problemOf(body.password)
    return { problem: (problem as PasswordProblem | undefined) ?? null }
  })

/** Calls on this origin have no signed-in person. */
const nobody = {
  authenticate: async () => refuse('not_signed_in'),
  admitAnyone: async () => undefined,
  limitCalls: () => undefined,
  takeReadTurn: async () => () => undefined,
  refuseAllButBooks: async () => refuse('not_signed_in'),
}
