import { HAND_OVER_SECONDS, supportSessionOf } from '@partner-hub/contracts/books/hand-over.ts'
import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'
import type { FastifyReply } from 'fastify'
import { wall } from '../platform/clock/clock.ts'

export interface SupportCookies {
  /**
   * The session's shape with the ticket instead of the token; on the parent domain, for half a minute
   * (docs/threats.md).
   */
  set(reply: FastifyReply, fb_identity_id: number, session: Omit<SessionCookie, 'authenticated'>, ticket: string): void
  clear(reply: FastifyReply, fb_identity_id: number): void
  /** Clears it on the parent domain and on this host, whoever set it. */
  clearNamed(reply: FastifyReply, name: string): void
}

/** hub.northwind.example → northwind.example. */
const parentOf = (hubUrl: string): string => new URL(hubUrl).hostname.split('.').slice(1).join('.')

export const supportCookies = (hubUrl: string, secure: boolean): SupportCookies => {
  const domain = parentOf(hubUrl)
  const rules = { domain, httpOnly: true, secure, sameSite: 'lax', path: '/' } as const
  return {
    set: (reply, fb_identity_id, session, ticket) => {
      const created_at = Math.floor(wall.milliseconds() / 1000)
      const authenticated = { access_token: ticket, created_at, expires_in: HAND_OVER_SECONDS }
      const cookie: SessionCookie = { ...session, authenticated }
      reply.setCookie(supportSessionOf(fb_identity_id), JSON.stringify(cookie), { ...rules, maxAge: HAND_OVER_SECONDS })
    },
    clear: (reply, fb_identity_id) => void reply.clearCookie(supportSessionOf(fb_identity_id), rules),
    clearNamed: (reply, name) => {
      const { domain: _, ...hostOnly } = rules
      reply.clearCookie(name, rules).clearCookie(name, hostOnly)
    },
  }
}
