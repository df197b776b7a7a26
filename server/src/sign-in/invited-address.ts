import type { FastifyReply, FastifyRequest } from 'fastify'

/** Long enough to type the new password once more. */
const KEPT_SECONDS = 10 * 60

/** Whom the log-in page greets after a sign-up by invitation, kept in a signed cookie and out of the address. */
export const invitedAddress = (secure: boolean) => {
  const name = secure ? '__Host-invited' : 'invited'
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', signed: true } as const
  return {
    keep: (reply: FastifyReply, email: string) => reply.setCookie(name, email, { ...options, maxAge: KEPT_SECONDS }),
    read: (request: FastifyRequest): string | undefined => {
      const { valid, value } = request.unsignCookie(request.cookies[name] ?? '')
      return valid && value ? value : undefined
    },
    forget: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}

export type InvitedAddress = ReturnType<typeof invitedAddress>
