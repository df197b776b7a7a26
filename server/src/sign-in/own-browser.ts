import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { newSecret } from '../platform/ids/ids.ts'
import { signedCookie } from './signed-cookie.ts'

export interface OwnBrowser {
  /** The browser's secret, made at its first sign-up. */
  know(request: FastifyRequest, reply: FastifyReply): string
  find(request: FastifyRequest): string | undefined
}

/** Tells the browser in which a password was chosen from every other one, as long as the link of its mail lives. */
export const ownBrowser = (secure: boolean, seconds: number): OwnBrowser => {
  const { keep, read } = signedCookie({ name: 'browser', schema: z.string(), seconds, secure })
  return {
    know: (request, reply) => {
      const secret = read(request) ?? newSecret()
      keep(reply, secret)
      return secret
    },
    find: read,
  }
}
