import { getSessionLife, READER_HEADER } from '@partner-hub/contracts/people/session.ts'
import type { FastifyRequest } from 'fastify'
import { getPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { Refusal, refuse, refuseUnless } from '../platform/http/refusal.ts'
import { hashOf, sameSecret } from '../platform/ids/secrets.ts'
import { refuseForeignOrigin } from './own-origin.ts'
import { type Limits, type LiveSession, sessionStore } from './session.store.ts'
import { type CookieRules, readHidden } from './session-cookies.ts'
import type { SessionKeys } from './session-keys.ts'

interface Needs {
  database: Database
  keys: SessionKeys
  cookies: CookieRules
  limits: Limits
  hubOrigin: string
  /** Never accepts a token of the portal's own client. */
  findBearer: (token: string) => Promise<Person | undefined>
  /** Support staff may only read, and each of their requests is recorded. */
  admitVisitor: (request: FastifyRequest, person: Person) => Promise<void>
}

/** A session's last use is updated at most this often, so that reads do not all write. */
const TOUCH_AFTER_SECONDS = 30

/** A half-token is valid only with its cookie, a full token only without one (docs/threats.md). */
export const authenticate =
  ({ database, keys, cookies, limits, hubOrigin, findBearer, admitVisitor }: Needs) =>
  async (request: FastifyRequest): Promise<Person> => {
    const bearer = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    refuseUnless(bearer, 'not_signed_in')
    const handle = readHidden(cookies, request, 'sid')
    if (!handle) return (await findBearer(bearer)) ?? refuse('not_signed_in')
    refuseUnless(sameSecret(bearer, keys.halfToken(handle)), 'not_signed_in')
    refuseForeignOrigin(request, hubOrigin)
    const session = await sessionStore.findLive(database.once, hashOf(handle), limits)
    refuseUnless(session, 'not_signed_in')
    await refuseOtherReader(database, request, session)
    const isLifeCheck = request.routeOptions.config.endpoint === getSessionLife
    if (session.idle_seconds > TOUCH_AFTER_SECONDS && !isLifeCheck)
      await sessionStore.touch(database.once, session.session_uuid)
    const person = personOf(session)
    await admitVisitor(request, person)
    return person
  }

/** A tab may still show the page of the person who was logged in before. Its calls must not act for the new person. */
const refuseOtherReader = async (database: Database, request: FastifyRequest, { user_id, user_uuid }: LiveSession) => {
  const reader = request.headers[READER_HEADER]
  if (reader === undefined || reader === user_uuid) return
  const { email } = await getPerson(database.once, user_id)
  throw new Refusal('another_person', { fields: { logged_in: email } })
}

/** Staff see a firm as its owner does. */
const VISITOR_ROLE = 'owner'

export const personOf = (session: LiveSession): Person => ({
  user_id: session.user_id,
  user_uuid: session.user_uuid,
  session_uuid: session.session_uuid,
  ...(visitOf(session) ?? {
    membership:
      session.organization_uuid && session.role
        ? { organization_uuid: session.organization_uuid, role: session.role }
        : undefined,
  }),
})

const visitOf = ({ support_session: uuid, support_organization_uuid, support_ends_at }: LiveSession) =>
  uuid && support_organization_uuid && support_ends_at
    ? {
        membership: { organization_uuid: support_organization_uuid, role: VISITOR_ROLE } as const,
        support: { uuid, organization_uuid: support_organization_uuid, ends_at: support_ends_at },
      }
    : undefined
