import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { newFaultId } from '../ids/ids.ts'
import type { Log } from '../log/log.ts'
import { loggedPath } from '../log/log.ts'
import { requestDuration } from '../telemetry/telemetry.ts'
import { checkedAnswers } from './checked-answers.ts'
import { installProblemAnswers } from './problem-answers.ts'
import { isReadablePath, refuseUnreadableInput } from './readable-input.ts'
import { jsonOf } from './written-answer.ts'

export interface AppOptions {
  log: Log
  trustedProxies: readonly string[]
  /** Responses are checked against their contract, except in production, where it would cost throughput. */
  checkAnswers: boolean
  https: boolean
  /** Key for signed cookies. */
  cookieKey?: string
  serverFactory?: FastifyServerFactory
}

const BODY_LIMIT = 256 * 1024

export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length ? [...options.trustedProxies] : false,
    bodyLimit: BODY_LIMIT,
    genReqId: () => newFaultId(),
    // The framework would respond to such a URL itself, without our headers.
    rewriteUrl: ({ url = '/' }) => (isReadablePath(url) ? url : '/unreadable-address'),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(options.checkAnswers ? checkedAnswers : () => jsonOf)
  app.decorateRequest('person', undefined)
  installProblemAnswers(app)
  refuseUnreadableInput(app)
  await app.register(cookie, options.cookieKey === undefined ? {} : { secret: options.cookieKey })
  await app.register(helmet, {
    // Documents set their own policy with a nonce. Everything else may load nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  const duration = requestDuration()
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    duration.record(reply.elapsedTime, { method: request.method, route, status: reply.statusCode })
    request.log[isProbe(route) ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
  return app
}

/** The load balancer probes every second, so these are not logged. */
const isProbe = (route: string): boolean => route === '/health' || route === '/ready'
