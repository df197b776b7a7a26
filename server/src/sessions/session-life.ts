import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { getSessionLife } from '@partner-hub/contracts/people/session.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { type Limits, sessionStore } from './session.store.ts'
import { type CookieRules, readHidden } from './session-cookies.ts'

type SessionLife = AnswerOf<typeof getSessionLife>

interface Needs {
  database: Database
  cookies: CookieRules
  limits: Limits
}

/** The time left in a session; the idle time is never more than the absolute time. */
const lifeLeft = (session: { idle_seconds: number; age_seconds: number }, limits: Limits): SessionLife => {
  const absolute = Math.max(0, Math.floor(limits.absoluteSeconds - session.age_seconds))
  const idle = Math.max(0, Math.floor(limits.idleSeconds - session.idle_seconds))
  return { idle_seconds_left: Math.min(idle, absolute), absolute_seconds_left: absolute }
}

const liveSession = async ({ database, cookies, limits }: Needs, request: FastifyRequest) => {
  const handle = readHidden(cookies, request, 'sid')
  const session = handle && (await sessionStore.findLive(database.once, hashOf(handle), limits))
  refuseUnless(session, 'not_signed_in')
  return session
}

export const askSessionLife =
  (needs: Needs) =>
  async (request: FastifyRequest): Promise<SessionLife> =>
    lifeLeft(await liveSession(needs, request), needs.limits)

export const extendSession =
  (needs: Needs) =>
  async (request: FastifyRequest): Promise<SessionLife> => {
    const session = await liveSession(needs, request)
    await sessionStore.touch(needs.database.once, session.session_uuid)
    return lifeLeft({ ...session, idle_seconds: 0 }, needs.limits)
  }
