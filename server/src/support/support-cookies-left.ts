import { supportSessionIn } from '@partner-hub/contracts/support/support.ts'
import type { FastifyRequest } from 'fastify'

/** Whoever's it is, and whoever set it: a log-out leaves none behind. */
export const carriedSupportCookies = (request: FastifyRequest): string[] =>
  Object.keys(request.cookies).filter((name) => supportSessionIn(name) === name)
