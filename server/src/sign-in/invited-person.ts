import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { wall } from '../platform/clock/clock.ts'

/** Long enough to find an older password. */
const KEPT_SECONDS = 10 * 60
/** From a password's choice to the authorization that it opens: a few redirects. */
const FRESH_SECONDS = 60

const LogInAtOnce = z.object({ user_uuid: z.uuid(), at_seconds: z.number() })
const InvitedPerson = z.object({ email: z.string(), log_in: LogInAtOnce.optional() })
export type InvitedPerson = z.infer<typeof InvitedPerson>

/** Who came by an invitation in this browser, kept in a signed cookie and out of the address; a password chosen just now logs in. */
export const invitedPerson = (secure: boolean) => {
  const name = secure ? '__Host-invited-person' : 'invited-person'
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', signed: true } as const
  const read = (request: FastifyRequest): InvitedPerson | undefined => {
    const { valid, value } = request.unsignCookie(request.cookies[name] ?? '')
    return valid && value ? InvitedPerson.parse(JSON.parse(value)) : undefined
  }
  return {
    keep: (reply: FastifyReply, person: InvitedPerson) =>
      reply.setCookie(name, JSON.stringify(person), { ...options, maxAge: KEPT_SECONDS }),
    read: (request: FastifyRequest): InvitedPerson | undefined => {
      const person = read(request)
      const isFresh = person?.log_in && wall.milliseconds() / 1000 - person.log_in.at_seconds < FRESH_SECONDS
      return person && !isFresh ? { email: person.email } : person
    },
    forget: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}

export type InvitedPersons = ReturnType<typeof invitedPerson>
