import type { KeptPlace } from '@partner-hub/contracts/calls/guarded-paths.ts'
import type { ACCEPT_PATH } from '@partner-hub/contracts/invitations/acceptance.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { newSecret } from '../platform/ids/ids.ts'
import { hashOf, seal } from '../platform/ids/secrets.ts'
import { sessionStore } from './session.store.ts'
import { type CookieRules, readHidden, setHidden } from './session-cookies.ts'
import type { SessionKeys } from './session-keys.ts'
import type { SignInClient } from './sign-in-client.ts'

/** Pages that a log-in may return to; all others lead to the root. */
export type ReturnPath = KeptPlace | typeof ACCEPT_PATH | `/?support_session=${string}`

interface Needs {
  database: Database
  keys: SessionKeys
  cookies: CookieRules
  client: SignInClient
}

/**
 * Binds state and PKCE verifier to this browser, and returns the log-in URL. By default, a browser with the cookie of an
 * ended session is asked for the password, since the provider's own session would otherwise sign it in again. Callers
 * override this with `askAgain`: no if the password was just typed, yes if it may be another person.
 */
export const beginSignIn =
  ({ database, keys, cookies, client }: Needs) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    more: {
      returnTo?: ReturnPath | undefined
      email?: string | undefined
      askAgain?: boolean
      isInvited?: boolean
    } = {},
  ): Promise<string> => {
    // Reuses the browser's handle, so that two tabs can sign in side by side.
    const handle = readHidden(cookies, request, 'attempt') ?? newSecret()
    const [state, verifier] = [newSecret(), newSecret()]
    await sessionStore.beginAttempt(database.once, {
      handle_hash: hashOf(handle),
      state_hash: hashOf(state),
      sealed_verifier: seal(keys.sealing, verifier),
      return_to: more.returnTo ?? null,
    })
    setHidden(cookies, reply, 'attempt', handle)
    return client.authorizeUrl(state, verifier, {
      askAgain: more.askAgain ?? readHidden(cookies, request, 'sid') !== undefined,
      email: more.email,
      isInvited: more.isInvited ?? false,
    })
  }
