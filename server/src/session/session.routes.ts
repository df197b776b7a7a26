import { beginSignIn, endSession, extendSession, getSessionLife } from '@partner-hub/contracts/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { forAnyone, forPerson, type Route } from '../platform/http/routes.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { refuseForeignOrigin } from './own-origin.ts'
import { type Limits, sessionStore } from './session.store.ts'
import { type CookieRules, clearHidden, clearReadable, readHidden } from './session-cookies.ts'
import { sessionLife } from './session-life.ts'

interface Needs {
  database: Database
  cookies: CookieRules
  limits: Limits
  hubOrigin: string
  signOutUrl: string
  begin: (reply: FastifyReply) => Promise<string>
  end: (session_uuid: string) => Promise<void>
}

export const sessionRoutes = ({ database, cookies, limits, hubOrigin, signOutUrl, begin, end }: Needs): Route[] => {
  const lifeOf = async (request: FastifyRequest) => {
    const handle = readHidden(cookies, request, 'sid')
    const session = handle && (await sessionStore.findLive(database.once, hashOf(handle), limits))
    refuseUnless(session, 'not_signed_in')
    return { session, life: sessionLife(session, limits) }
  }
  return [
    forAnyone(beginSignIn, async ({ request, reply }) => {
      refuseForeignOrigin(request, hubOrigin)
      return { authorize_url: await begin(reply) }
    }),
    forPerson(getSessionLife, async ({ request }) => (await lifeOf(request)).life),
    forPerson(extendSession, async ({ request }) => {
      const { session } = await lifeOf(request)
      await sessionStore.touch(database.once, session.session_uuid)
      return sessionLife({ ...session, idle_seconds: 0 }, limits)
    }),
    forPerson(endSession, async ({ person, reply }) => {
      refuseUnless(person.session_uuid, 'not_signed_in')
      await end(person.session_uuid)
      clearHidden(cookies, reply, 'sid')
      clearReadable(cookies, reply)
      reply.header('clear-site-data', '"cache", "storage"')
      return { sign_out_url: signOutUrl }
    }),
  ]
}
