import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Cookies = ReturnType<typeof cookies>

const ATTEMPT_SECONDS = 10 * 60

/** Host-only cookies that scripts cannot read. The hub's frame is same-site, so Lax cookies are sent there too. */
export const cookies = (booksUrl: string) => {
  const secure = booksUrl.startsWith('https:')
  const cookieName = (name: string) => (secure ? `__Host-${name}` : name)
  const rules = { path: '/', httpOnly: true, secure, sameSite: 'lax' as const }
  const cookie = (name: string, maxAge?: number) => ({
    read: (request: FastifyRequest): string | undefined => request.cookies[cookieName(name)],
    write: (reply: FastifyReply, value: string) =>
      reply.setCookie(cookieName(name), value, { ...rules, ...(maxAge !== undefined && { maxAge }) }),
    clear: (reply: FastifyReply) => reply.clearCookie(cookieName(name), rules),
  })
  return {
    session: cookie('books-session'),
    attempt: cookie('books-attempt', ATTEMPT_SECONDS),
    /** One per account, so that two accounts can be open side by side. */
    visit: (account_id: string) => cookie(`books-visit-${account_id}`),
  }
}
