import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Long enough to find an older password. */
const KEPT_SECONDS = 10 * 60

const InvitedPerson = z.object({
  email: z.string(),
  /** Signs in once, without the password that was typed a moment ago. */
  ticket: z.string().optional(),
})
type InvitedPerson = z.infer<typeof InvitedPerson>

/** Who came by an invitation in this browser, kept in a signed cookie and out of the address. */
export const invitedPerson = (secure: boolean) => {
  const name = secure ? '__Host-invited-person' : 'invited-person'
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', signed: true } as const
  return {
    keep: (reply: FastifyReply, person: InvitedPerson) =>
      reply.setCookie(name, JSON.stringify(person), { ...options, maxAge: KEPT_SECONDS }),
    read: (request: FastifyRequest): InvitedPerson | undefined => {
      const { valid, value } = request.unsignCookie(request.cookies[name] ?? '')
      return valid && value ? InvitedPerson.parse(JSON.parse(value)) : undefined
    },
    forget: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}

export type InvitedPersons = ReturnType<typeof invitedPerson>
