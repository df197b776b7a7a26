import csrfProtection from '@fastify/csrf-protection'
import { problemStatus } from '@partner-hub/contracts/calls/problems.ts'
import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { problemOf } from '../platform/http/problem-answers.ts'
import { newFaultId } from '../platform/ids/ids.ts'
import { loggedPath } from '../platform/log/log.ts'
import { refuseForeignOrigin } from '../sessions/own-origin.ts'
import type { SignInDocuments } from './sign-in-documents.ts'

export interface SignInPages {
  /** Routes mounted here respond with documents, even on errors. */
  readonly app: FastifyInstance
  show(reply: FastifyReply, view: SignInView): Promise<FastifyReply>
  /** A token for the page's form, bound to this browser. */
  csrf(reply: FastifyReply): string
}

export const csrfCookie = (config: Config): string => (config.SECURE_COOKIES ? '__Host-csrf' : 'csrf')

/** Checks that every form comes from our own page in the same browser, by its token and Sec-Fetch-Site or Origin. */
export const preparePages = async (
  app: FastifyInstance,
  config: Config,
  documents: SignInDocuments,
): Promise<SignInPages> => {
  await app.register(csrfProtection, {
    cookieKey: csrfCookie(config),
    cookieOpts: { httpOnly: true, sameSite: 'lax', secure: config.SECURE_COOKIES, path: '/', signed: true },
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done()
    refuseForeignOrigin(request, config.SIGN_IN_URL)
    app.csrfProtection(request, reply, done)
  })
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error) ?? { code: 'fault' as const, fault_id: newFaultId() }
    const level = problem.code === 'fault' ? 'error' : 'warn'
    request.log[level]({ err: error, fault_id: problem.fault_id, path: loggedPath(request.url) }, problem.code)
    if (problem.retryAfterSeconds) reply.header('retry-after', String(problem.retryAfterSeconds))
    reply.status(problemStatus[problem.code])
    return documents.show(reply, { page: 'failure', fault_id: problem.fault_id ?? null })
  })
  return { app, show: documents.show, csrf: (reply) => reply.generateCsrf() }
}
