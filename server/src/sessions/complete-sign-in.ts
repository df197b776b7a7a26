import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { newSecret, newUuid } from '../platform/ids/ids.ts'
import { hashOf, seal, unseal } from '../platform/ids/secrets.ts'
import { findByHandle, type OpenSession } from './find-session.ts'
import { attemptOf, rootOf } from './lead-on.ts'
import { type Limits, sessionStore } from './session.store.ts'
import type { SessionKeys } from './session-keys.ts'
import type { SignInClient } from './sign-in-client.ts'

interface Needs {
  database: Database
  keys: SessionKeys
  limits: Limits
  client: SignInClient
  findPersonByToken: (token: string) => Promise<Person | undefined>
  logOut: (person: Person) => Promise<void>
}

/**
 * The callback of a log-in: the attempt must be this browser's, unused and in time. The session is written last, so that
 * a failure leaves no half-open session. If another tab has signed in meanwhile as the same person, the browser keeps
 * that session; if as someone else, the new log-in replaces it.
 */
export const completeSignIn =
  ({ database, keys, limits, client, findPersonByToken, logOut }: Needs) =>
  async (
    attemptHandle: string | undefined,
    callback: URL,
    current?: OpenSession,
  ): Promise<OpenSession & { root: string }> => {
    if (!attemptHandle) throw new Error('no log-in was begun in this browser')
    const state = callback.searchParams.get('state') ?? ''
    const attempt = await sessionStore.finishAttempt(database.once, attemptOf(attemptHandle, state), limits)
    if (!attempt) throw new Error('the log-in was not begun in this browser, or was finished before')
    if (!attempt.in_time) throw new Error('the log-in took too long')
    const token = await client.exchange(callback, { state, verifier: unseal(keys.sealing, attempt.sealed_verifier) })
    const person = await findPersonByToken(token)
    if (!person) throw new Error('the token names nobody')
    const root = rootOf(attempt, state)
    const [handle, uuid] = [newSecret(), newUuid()]
    await sessionStore.open(database.once, {
      handle_hash: hashOf(handle),
      uuid,
      user_id: person.user_id,
      sealed_token: seal(keys.sealing, token),
    })
    if (current?.person.user_id === person.user_id) {
      // The second session is not needed: ending it revokes its token as a story.
      await logOut({ ...person, session_uuid: uuid })
      return { ...current, root }
    }
    const opened = await findByHandle(database, handle, limits)
    if (!opened) throw new Error('the session just opened cannot be found')
    if (current) await logOut(current.person)
    return { ...opened, root }
  }
