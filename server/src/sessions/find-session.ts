import type { FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { personOf } from './authenticate.ts'
import { type Limits, sessionStore } from './session.store.ts'
import { type CookieRules, readHidden } from './session-cookies.ts'

export interface OpenSession {
  readonly handle: string
  readonly person: Person
  readonly created_at: Date
}

interface Needs {
  database: Database
  cookies: CookieRules
  limits: Limits
  admitVisitor: (request: FastifyRequest, person: Person) => Promise<void>
}

/** The session of a page load, which carries the cookie and no bearer. */
export const findSession =
  ({ database, cookies, limits, admitVisitor }: Needs) =>
  async (request: FastifyRequest, { extend } = { extend: true }): Promise<OpenSession | undefined> => {
    const handle = readHidden(cookies, request, 'sid')
    const session = handle && (await findByHandle(database, handle, limits, extend))
    if (!session) return undefined
    await admitVisitor(request, session.person)
    return session
  }

export const findByHandle = async (
  database: Database,
  handle: string,
  limits: Limits,
  extend = true,
): Promise<OpenSession | undefined> => {
  const session = await sessionStore.findLive(database.once, hashOf(handle), limits)
  if (!session) return undefined
  if (extend) await sessionStore.touch(database.once, session.session_uuid)
  return { handle, person: personOf(session), created_at: session.created_at }
}
