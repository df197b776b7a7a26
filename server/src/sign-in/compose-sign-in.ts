import type { Config, Secrets } from '../config.ts'
import { supportCookies } from '../hand-over/support-cookie.ts'
import { findInvited } from '../invitations/find-invited.ts'
import { findLinkedInvitation } from '../invitations/find-linked-invitation.ts'
import { invitationOfSignUp } from '../invitations/invitation-of-sign-up.ts'
import { invitationTokens, signedUpUrl } from '../invitations/invitation-token.ts'
import { confirmEmail } from '../people/confirm-email.ts'
import { linkTokens } from '../people/link-token.ts'
import { logIn } from '../people/log-in.ts'
import { requestReset } from '../people/request-reset.ts'
import { resendConfirmation } from '../people/resend-confirmation.ts'
import { type InvitationRef, signUp } from '../people/sign-up.ts'
import { signUpInvited } from '../people/sign-up-invited.ts'
import type { Database } from '../platform/database/database.ts'
import type { DocumentSource } from '../platform/http/documents.ts'
import type { OnceFor } from '../platform/idempotency/once.ts'
import { derivedKey } from '../platform/ids/secrets.ts'
import type { Log } from '../platform/log/log.ts'
import { createRateLimits } from '../platform/rate-limit/rate-limit.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { issueLogInTicket, redeemLogInTicket } from '../sessions/log-in-ticket.ts'
import { findFirm, findFirms } from '../support/find-firms.ts'
import { getConsentRequest } from '../support/get-consent-request.ts'
import { isStaff } from '../support/is-staff.ts'
import { startSupportSession } from '../support/start-support-session.ts'
import { findLogIn } from './find-log-in.ts'
import { createProvider } from './provider.ts'
import { providerFront } from './provider-front.ts'
import { providerPages } from './provider-pages.ts'
import { resetEverywhere } from './reset-everywhere.ts'
import { clientOrigins, signInDocuments } from './sign-in-documents.ts'
import { signInLimits } from './sign-in-limits.ts'
import { csrfCookie } from './sign-in-page.ts'
import { supportLogInUrl } from './support-client.ts'

export interface SignInParts {
  config: Config
  secrets: Secrets
  database: Database
  stories: Stories
  documents: DocumentSource
  once: OnceFor
  log: Log
}

/** Composes the `sign-in` role, separately from the other roles, so that none of them loads the provider. */
export const composeSignIn = (parts: SignInParts) => {
  const { config, secrets, database, stories, log } = parts
  const documents = signInDocuments(config, parts.documents)
  const provider = createProvider({ config, secrets, database, log, pages: providerPages(documents) })
  const counters = createRateLimits({ url: config.DATABASE_URL, log })
  const limits = signInLimits(config, counters)
  const links = { config, database, stories, tokens: linkTokens(secrets.HUB_SECRET), mails: limits.mails }
  const invitations = { database, tokens: invitationTokens(secrets.HUB_SECRET) }
  const findInvitation = invitationOfSignUp(invitations)
  const issueTicket = issueLogInTicket({ database })
  const guard = {
    free: config.SIGN_IN_FAILURES_FREE,
    max: config.SIGN_IN_FAILURES_MAX,
    delaySeconds: config.SIGN_IN_DELAY_SECONDS,
  }
  const checkPassword = logIn({ database, perIp: limits.logIns, limits: guard })
  return {
    documents,
    limits,
    front: providerFront(provider, { documents, ends: clientOrigins(config), https: config.SECURE_COOKIES, log }),
    cookieKey: derivedKey(secrets.HUB_SECRET, 'sign-in-cookies').toString('base64url'),
    interaction: {
      provider,
      logIn: checkPassword,
      redeemLogInTicket: redeemLogInTicket({ database }),
      hubUrl: config.HUB_URL,
      csrfCookie: csrfCookie(config),
    },
    signUp: {
      limits,
      signUp: signUp(links),
      signUpInvited: signUpInvited({ database, findInvited: findInvited(findLinkedInvitation(invitations)) }),
      logIn: checkPassword,
      issueLogInTicket: issueTicket,
      acceptUrl: (link: string) => signedUpUrl(config.HUB_URL, link),
      resend: resendConfirmation(links),
    },
    confirm: {
      confirm: confirmEmail({ database }),
      issueLogInTicket: issueTicket,
      invitationUrl: async (begun: InvitationRef, email: string) =>
        signedUpUrl(config.HUB_URL, (await findInvitation(begun, email)).link),
    },
    forgottenPassword: {
      limits,
      requestReset: requestReset(links),
      reset: resetEverywhere({ database, stories }),
    },
    support: config.SUPPORT_SESSIONS && {
      cookies: supportCookies(config.HUB_URL, config.SECURE_COOKIES),
      hubUrl: config.HUB_URL,
      visitSeconds: config.SUPPORT_SESSION_SECONDS,
      logInUrl: (how: { askAgain: boolean }) => supportLogInUrl(config.SIGN_IN_URL, how),
      findLogIn: findLogIn({ database, provider }),
      isStaff: (user_id: number) => isStaff(database.once, user_id),
      findFirms: findFirms({ database }),
      findFirm: findFirm({ database }),
      start: startSupportSession({ database, stories }),
      getConsent: getConsentRequest({ database }),
    },
    close: () => counters.close(),
  }
}
