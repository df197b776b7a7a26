import { supportSessionOf } from '@partner-hub/contracts/books/hand-over.ts'
import { SessionCookie } from '@partner-hub/contracts/people/session.ts'
import { supportSessionIn } from '@partner-hub/contracts/support/support.ts'
import type { FastifyRequest } from 'fastify'

export interface CarriedHandOver {
  /** The name in the parameter and of the cookie: session-{fb_identity_id}. */
  name: string
  user_id: number
  ticket: string
}

/** The parameter names the cookie, and the cookie contains the ticket (spec §3); both are needed. */
export const readHandOver = (request: FastifyRequest): CarriedHandOver | undefined => {
  const { support_session } = request.query as { support_session?: unknown }
  const name = supportSessionIn(support_session)
  const ticket = name && request.cookies[name]
  if (!ticket) return undefined
  const user_id = Number(/\d+$/.exec(name)?.[0])
  const cookie = SessionCookie.safeParse(jsonOf(ticket))
  if (!cookie.success || supportSessionOf(user_id) !== name) return undefined
  return { name, user_id, ticket: cookie.data.authenticated.access_token }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
