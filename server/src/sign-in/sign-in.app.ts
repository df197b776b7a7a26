import formbody from '@fastify/formbody'
import { checkPassword } from '@partner-hub/contracts/sign-in-pages.ts'
import type { FastifyInstance } from 'fastify'
import type { Config, Secrets } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import { createApp } from '../platform/http/app.ts'
import type { DocumentSource } from '../platform/http/documents.ts'
import { mountRoutes } from '../platform/http/mount.ts'
import { refuse } from '../platform/http/refusal.ts'
import { forAnyone } from '../platform/http/routes.ts'
import { onceFor } from '../platform/idempotency/once.ts'
import { derivedKey } from '../platform/ids/secrets.ts'
import type { Log } from '../platform/log/log.ts'
import { createRateLimits } from '../platform/rate-limit/rate-limit.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { confirmEmail } from './confirm-email.ts'
import { mountForgottenPassword } from './forgotten-password.routes.ts'
import { mountInteraction } from './interaction.routes.ts'
import { linkTokens } from './link-token.ts'
import { logIn } from './log-in.ts'
import { newPasswordProblem } from './new-password.ts'
import { createProvider } from './provider.ts'
import { providerFront } from './provider-front.ts'
import { providerPages } from './provider-pages.ts'
import { requestReset } from './request-reset.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { resetPassword } from './reset-password.ts'
import { signInDocuments } from './sign-in-documents.ts'
import { signInLimits, takeOrRefuse } from './sign-in-limits.ts'
import { csrfCookie, preparePages } from './sign-in-page.ts'
import { signInServer } from './sign-in-server.ts'
import { mountSignUp } from './sign-up.routes.ts'
import { signUp } from './sign-up.ts'

interface Parts {
  config: Config
  secrets: Secrets
  database: Database
  stories: Stories
  documents: DocumentSource
  log: Log
}

/** The role `sign-in`: the OAuth provider and its pages, on an origin of their own. */
export const createSignInApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { config, secrets, database, stories, log } = parts
  const documents = signInDocuments(config, parts.documents)
  const provider = createProvider({ config, secrets, database, log, pages: providerPages(documents) })
  const front = providerFront(provider, { hubUrl: config.HUB_URL, https: config.SECURE_COOKIES, log })
  const app = await createApp({
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    checkAnswers: config.NODE_ENV !== 'production',
    https: config.SECURE_COOKIES,
    cookieKey: derivedKey(secrets.HUB_SECRET, 'sign-in-cookies').toString('base64url'),
    serverFactory: signInServer(config.SIGN_IN_URL, front),
  })
  const counters = createRateLimits({ url: config.DATABASE_URL, log })
  app.addHook('onClose', () => counters.close())
  const limits = signInLimits(config, counters)
  const links = { config, database, stories, tokens: linkTokens(secrets.HUB_SECRET) }
  const resendAfterSeconds = config.RESEND_AFTER_SECONDS

  await app.register(formbody)
  await app.register(async (scope) => {
    const pages = await preparePages(scope, config, documents)
    mountInteraction({
      pages,
      provider,
      limits,
      logIn: logIn({ database, perIp: limits.logIns, limits: guardLimits(config) }),
      hubUrl: config.HUB_URL,
      csrfCookie: csrfCookie(config),
    })
    mountSignUp({
      pages,
      limits,
      resendAfterSeconds,
      signUp: signUp(links),
      resend: resendConfirmation(links),
      confirm: confirmEmail({ database }),
    })
    mountForgottenPassword({
      pages,
      limits,
      resendAfterSeconds,
      requestReset: requestReset(links),
      reset: resetPassword({ database, stories }),
    })
  })
  mountRoutes(app, [passwordCheck(limits)], nobody, onceFor)
  return app
}

const guardLimits = (config: Config) => ({
  free: config.SIGN_IN_FAILURES_FREE,
  max: config.SIGN_IN_FAILURES_MAX,
  delaySeconds: config.SIGN_IN_DELAY_SECONDS,
})

type PasswordProblem = 'password_too_short' | 'password_too_long' | 'password_breached'

const passwordCheck = (limits: ReturnType<typeof signInLimits>) =>
  forAnyone(checkPassword, async ({ body, request }) => {
    await takeOrRefuse(limits.passwordChecks, request.ip)
    const problem = body.password === '' ? 'password_too_short' : newPasswordProblem(body.password)
    return { problem: (problem as PasswordProblem | undefined) ?? null }
  })

/** Calls of this origin know no signed-in person. */
const nobody = { authenticate: async () => refuse('not_signed_in'), may: () => false }
