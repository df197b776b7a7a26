import type { AnswerOf } from '@partner-hub/contracts/endpoint.ts'
import type { KeptPlace } from '@partner-hub/contracts/guarded-paths.ts'
import { beginSignIn, endSession, extendSession, getSessionLife } from '@partner-hub/contracts/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SupportCookies } from '../hand-over/support-cookie.ts'
import type { Person } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { forAnyone, forPerson, type Route } from '../platform/http/routes.ts'
import { carriedSupportCookies } from '../support/support-cookies-left.ts'
import { refuseForeignOrigin } from './own-origin.ts'
import { type CookieRules, clearHidden, clearReadable } from './session-cookies.ts'

type SessionLife = AnswerOf<typeof getSessionLife>

interface Operations {
  cookies: CookieRules
  supportCookies: SupportCookies
  hubOrigin: string
  signOutUrl: string
  begin: (request: FastifyRequest, reply: FastifyReply, more: { returnTo: KeptPlace | undefined }) => Promise<string>
  placeOf: (address: string) => KeptPlace | undefined
  life: (request: FastifyRequest) => Promise<SessionLife>
  extend: (request: FastifyRequest) => Promise<SessionLife>
  end: (session_uuid: string) => Promise<void>
  endVisit: (person: Person) => Promise<boolean>
}

export const sessionRoutes = (session: Operations): Route[] => [
  forAnyone(beginSignIn, async ({ body: { page = '' }, request, reply }) => {
    refuseForeignOrigin(request, session.hubOrigin)
    return { authorize_url: await session.begin(request, reply, { returnTo: session.placeOf(page) }) }
  }),
  forPerson(getSessionLife, ({ request }) => session.life(request)),
  forPerson(extendSession, ({ request }) => session.extend(request)),
  forPerson(endSession, async ({ person, request, reply }) => {
    refuseUnless(person.session_uuid, 'not_signed_in')
    await session.endVisit(person)
    await session.end(person.session_uuid)
    // Whoever signs in next is led to no place of this person's.
    for (const name of ['sid', 'attempt'] as const) clearHidden(session.cookies, reply, name)
    clearReadable(session.cookies, reply)
    const carried = carriedSupportCookies(request)
    session.supportCookies.clear(reply, person.user_id)
    for (const name of carried) session.supportCookies.clearNamed(reply, name)
    reply.header('clear-site-data', '"cache", "storage"')
    return { sign_out_url: session.signOutUrl, ...(carried.length > 0 && { had_support_cookie: true }) }
  }),
]
