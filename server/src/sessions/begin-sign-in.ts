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

/** Pages that a log-in may come back to; every other one goes to the root. */
export type ReturnPath = KeptPlace | typeof ACCEPT_PATH | `/?support_session=${string}`

interface Needs {
  database: Database
  keys: SessionKeys
  cookies: CookieRules
  client: SignInClient
}

/**
 * Binds state and PKCE verifier to this browser, and says where to sign in. A browser that still carries an ended
 * session is asked for the password: otherwise the provider's own session would open the hub again by itself. Unless
 * the caller knows better: who has typed it a moment ago is not asked, and who may be somebody else than before is.
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
    // The browser keeps its handle, so that two tabs can sign in side by side.
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
