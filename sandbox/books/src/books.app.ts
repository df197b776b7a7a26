import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessTokens } from './access-token.ts'
import { mountAccountRoutes } from './account.routes.ts'
import type { Accounts } from './account.store.ts'
import { mountAdminRoutes } from './admin.routes.ts'
import type { Config } from './config.ts'
import { createFaults } from './faults.ts'
import { mountLandingRoutes } from './landing.routes.ts'
import { mountTokenRoute } from './token.routes.ts'

export type BooksOptions = Pick<
  Config,
  'BOOKS_URL' | 'BOOKS_CLIENT_ID' | 'BOOKS_CLIENT_SECRET' | 'BOOKS_ADMIN_TOKEN' | 'PROVIDER_PRODUCT_NAME'
>

export const createBooksApp = async (options: BooksOptions, accounts: Accounts): Promise<FastifyInstance> => {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  const tokens = accessTokens(options.BOOKS_CLIENT_SECRET)
  const faults = createFaults()
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.status(422).send({ error: 'invalid_input', issues: error.issues })
    const { statusCode = 500 } = error as { statusCode?: number }
    return reply.status(statusCode).send({ error: statusCode < 500 ? 'bad_request' : 'fault' })
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
  })
  await app.register(formBody)
  app.get('/health', async () => ({ status: 'ok' }))
  mountTokenRoute(app, options, tokens)
  mountAccountRoutes(app, { accounts, tokens, faults, booksUrl: options.BOOKS_URL })
  if (options.BOOKS_ADMIN_TOKEN) mountAdminRoutes(app, { accounts, faults, adminToken: options.BOOKS_ADMIN_TOKEN })
  mountLandingRoutes(app, { accounts, booksUrl: options.BOOKS_URL, productName: options.PROVIDER_PRODUCT_NAME })
  return app
}
