import { SESSION_COOKIE, type SessionCookie } from '@partner-hub/contracts/people/session.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The names and attributes of our cookies, in one place. With https every name has the `__Host-` prefix. */
export interface CookieRules {
  secure: boolean
  absoluteSeconds: number
  attemptSeconds: number
}

type HiddenCookie = 'sid' | 'attempt'

const hiddenName = (rules: CookieRules, name: HiddenCookie) => (rules.secure ? `__Host-Http-${name}` : name)

export const readHidden = (rules: CookieRules, request: FastifyRequest, name: HiddenCookie): string | undefined =>
  request.cookies[hiddenName(rules, name)] || undefined

export const setHidden = (rules: CookieRules, reply: FastifyReply, name: HiddenCookie, value: string): void => {
  reply.setCookie(hiddenName(rules, name), value, {
    httpOnly: true,
    secure: rules.secure,
    sameSite: 'lax',
    path: '/',
    maxAge: name === 'sid' ? rules.absoluteSeconds : rules.attemptSeconds,
  })
}

export const clearHidden = (rules: CookieRules, reply: FastifyReply, name: HiddenCookie): void => {
  reply.clearCookie(hiddenName(rules, name), { httpOnly: true, secure: rules.secure, sameSite: 'lax', path: '/' })
}

/** The readable half: the page takes its token from it; useless without the hidden half. */
export const setReadable = (rules: CookieRules, reply: FastifyReply, cookie: SessionCookie): void => {
  reply.setCookie(SESSION_COOKIE, JSON.stringify(cookie), {
    secure: rules.secure,
    sameSite: 'lax',
    path: '/',
    maxAge: rules.absoluteSeconds,
  })
}

export const clearReadable = (rules: CookieRules, reply: FastifyReply): void => {
  reply.clearCookie(SESSION_COOKIE, { secure: rules.secure, sameSite: 'lax', path: '/' })
}
