import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

interface Kept<Schema> {
  name: string
  schema: Schema
  seconds: number
  secure: boolean
}

/** What the next page must know of this browser, signed and out of the address. */
export const signedCookie = <Schema extends z.ZodType>({ name: bare, schema, seconds, secure }: Kept<Schema>) => {
  const name = secure ? `__Host-${bare}` : bare
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', signed: true } as const
  return {
    keep: (reply: FastifyReply, value: z.infer<Schema>) =>
      reply.setCookie(name, JSON.stringify(value), { ...options, maxAge: seconds }),
    read: (request: FastifyRequest): z.infer<Schema> | undefined => {
      const { valid, value } = request.unsignCookie(request.cookies[name] ?? '')
      return valid && value ? schema.parse(JSON.parse(value)) : undefined
    },
    forget: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}
