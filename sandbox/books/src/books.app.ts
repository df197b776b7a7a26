import cookiePlugin from '@fastify/cookie'
import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessTokens } from './access-token.ts'
import { mountAccountRoutes } from './account.routes.ts'
import { mountAdminRoutes } from './admin.routes.ts'
import { mountAppRoutes } from './app.routes.ts'
import { mountAppDocuments } from './app-documents.ts'
import type { Config } from './config.ts'
import { cookies as cookiesOn } from './cookies.ts'
import type { Deliveries } from './deliver-webhooks.ts'
import { createFaults } from './faults.ts'
import { mountHandOverRoutes } from './hand-over.routes.ts'
import { httpHub } from './hub.ts'
import type { Stores } from './open-stores.ts'
import { plainPages } from './plain.page.ts'
import { planAtHub } from './plan-at-hub.ts'
import { mountSignInRoutes } from './sign-in.routes.ts'
import { signInClient } from './sign-in-client.ts'
import { mountTokenRoute } from './token.routes.ts'
import { visitors } from './visitor.ts'

export type BooksOptions = Omit<Config, 'BOOKS_PORT' | 'BIND_ADDRESS' | 'BOOKS_DATA'>

export const createBooksApp = async (
  options: BooksOptions,
  stores: Stores,
  deliveries: Deliveries,
): Promise<FastifyInstance> => {
  const { BOOKS_URL: booksUrl, HUB_URL: hubUrl, HUB_NAME: hubName, PROVIDER_PRODUCT_NAME: productName } = options
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // URLs contain codes and states, so they are not logged.
    logger: { level: options.LOG_LEVEL, serializers: { req: ({ method }) => ({ method }) } },
  })
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof z.ZodError) return reply.status(422).send({ error: 'invalid_input', issues: error.issues })
    const { statusCode = 500 } = error as { statusCode?: number }
    if (statusCode >= 500) request.log.error({ err: error }, 'fault')
    return reply.status(statusCode).send({ error: statusCode < 500 ? 'bad_request' : 'fault' })
  })
  app.addHook('onSend', async (request, reply) => {
    const isAsset = request.url.startsWith('/assets/') && reply.statusCode === 200
    reply.headers({
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    // Only the hub may frame Books, whatever a page's own policy allows.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', `default-src 'none'; frame-ancestors ${hubUrl}`)
  })
  await app.register(formBody)
  await app.register(cookiePlugin)

  const tokens = accessTokens(options.BOOKS_CLIENT_SECRET)
  const faults = createFaults()
  const signIn = signInClient({
    booksUrl,
    hubUrl,
    publicUrl: options.SIGN_IN_URL,
    internalUrl: options.SIGN_IN_INTERNAL_URL,
    secret: options.BOOKS_SIGN_IN_SECRET,
    now: stores.now,
  })
  const hub = httpHub({ url: options.HUB_INTERNAL_URL, ownToken: signIn.ownToken })
  const cookies = cookiesOn(booksUrl)
  const { SIGN_IN_URL: signInUrl, BOOKS_APP: files } = options
  const pages = plainPages({ hubName, hubUrl, productName, signInUrl, files })
  const enter = visitors({ stores, hub, cookies })

  app.get('/health', async () => ({ status: 'ok' }))
  mountTokenRoute(app, options, tokens)
  mountAccountRoutes(app, { stores, tokens, faults, booksUrl })
  if (options.BOOKS_ADMIN_TOKEN)
    mountAdminRoutes(app, { stores, deliveries, faults, adminToken: options.BOOKS_ADMIN_TOKEN })
  mountSignInRoutes(app, { stores, cookies, pages, signIn, hub, booksUrl })
  mountHandOverRoutes(app, { stores, cookies, pages, hub, booksUrl })
  mountAppRoutes(app, { stores, enter, cookies, plan: planAtHub(options.HUB_INTERNAL_URL), booksUrl })
  await mountAppDocuments(app, { stores, cookies, pages, enter, hubUrl, hubName, signInUrl, productName, files })
  return app
}
