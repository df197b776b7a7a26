import * as calls from '@partner-hub/contracts/people/session.ts'
import type { FastifyReply } from 'fastify'
import { supportCookies } from '../hand-over/support-cookie.ts'
import { forAnyone, forPerson, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import type { beginSignIn } from '../sessions/begin-sign-in.ts'
import { refuseForeignOrigin } from '../sessions/own-origin.ts'
import { clearHidden, clearReadable } from '../sessions/session-cookies.ts'
import { askSessionLife, extendSession } from '../sessions/session-life.ts'
import type { SessionParts } from '../sessions/session-parts.ts'
import { carriedSupportCookies } from '../support/support-cookies-left.ts'
import { logOut } from './log-out.ts'
import type { PlaceOf } from './place-of.ts'

interface Needs extends Parts {
  session: SessionParts
  begin: ReturnType<typeof beginSignIn>
  placeOf: PlaceOf
  signOutUrl: string
}

export const sessionRoutes = (parts: Needs): Route[] => {
  const { config, session } = parts
  const visits = supportCookies(config.HUB_URL, config.SECURE_COOKIES)
  const clearOwn = (reply: FastifyReply) => {
    // So that the next person to sign in is not sent to this person's page.
    for (const name of ['sid', 'attempt'] as const) clearHidden(session.cookies, reply, name)
    clearReadable(session.cookies, reply)
  }
  return [
    forAnyone(calls.beginSignIn, parts.begin, async (begin, { body: { page = '' }, request, reply }) => {
      refuseForeignOrigin(request, config.HUB_URL)
      return { authorize_url: await begin(request, reply, { returnTo: parts.placeOf(page) }) }
    }),
    forPerson(calls.getSessionLife, askSessionLife(session), (life, { request }) => life(request)),
    forPerson(calls.extendSession, extendSession(session), (extend, { request }) => extend(request)),
    forPerson(calls.endSession, logOut(parts), async (logOut, { person, request, reply }) => {
      await logOut(person)
      clearOwn(reply)
      const carried = carriedSupportCookies(request)
      visits.clear(reply, person.user_id)
      for (const name of carried) visits.clearNamed(reply, name)
      reply.header('clear-site-data', '"cache", "storage"')
      return { sign_out_url: parts.signOutUrl, ...(carried.length > 0 && { had_support_cookie: true }) }
    }),
  ]
}
