import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { newSecret } from '../platform/ids/ids.ts'
import { signedCookie } from './signed-cookie.ts'

export interface OwnBrowser {
  /** The browser's secret; created at its first sign-up. */
  identify(request: FastifyRequest, reply: FastifyReply): string
  find(request: FastifyRequest): string | undefined
}

/** Recognizes the browser in which a password was chosen, as long as the link in its mail is valid. */
export const ownBrowser = (secure: boolean, seconds: number): OwnBrowser => {
  const { keep, read } = signedCookie({ name: 'browser', schema: z.string(), seconds, secure })
  return {
    identify: (request, reply) => {
      const secret = read(request) ?? newSecret()
      keep(reply, secret)
      return secret
    },
    find: read,
  }
}
