import { supportSessionIn } from '@partner-hub/contracts/support/support.ts'
import type { FastifyRequest } from 'fastify'

/** All support cookies of the browser, of any person: a log-out removes them all. */
export const carriedSupportCookies = (request: FastifyRequest): string[] =>
  Object.keys(request.cookies).filter((name) => supportSessionIn(name) === name)
