import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

interface Options<Schema> {
  name: string
  schema: Schema
  seconds: number
  secure: boolean
}

/** A signed cookie that carries data to the next page, so that it is not in the URL. */
export const signedCookie = <Schema extends z.ZodType>({ name: bare, schema, seconds, secure }: Options<Schema>) => {
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
