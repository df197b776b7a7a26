import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mountAdminRoutes } from './admin.routes.ts'
import { browserUrls } from './browser-urls.ts'
import { mountCardFormRoutes } from './card-form.routes.ts'
import { mountClientApiRoutes } from './client-api.routes.ts'
import { newClientToken } from './client-token.ts'
import type { Config } from './config.ts'
import { dispatcher } from './dispatch.ts'
import { createFaults } from './faults.ts'
import { frameDocuments, mountFrameDocuments } from './frame-documents.ts'
import { mountGatewayRoutes } from './gateway.routes.ts'
import type { Stores } from './open-stores.ts'
import { paymentActs } from './payments.ts'
import { vault as vaultOf } from './vault.ts'

export type CardsOptions = Omit<Config, 'CARDS_PORT' | 'BIND_ADDRESS' | 'CARDS_DATA'>

export const createCardsApp = async (options: CardsOptions, stores: Stores): Promise<FastifyInstance> => {
  const { CARDS_MERCHANT_ID: merchantId, CARDS_PUBLIC_KEY: publicKey, CARDS_PRIVATE_KEY: privateKey } = options
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
    // URLs contain permissions, and bodies contain card numbers: neither is logged.
    logger: { level: options.LOG_LEVEL, serializers: { req: ({ method }) => ({ method }) } },
  })
  app.setErrorHandler((error, request, reply) => {
    // The issues name fields; the input, which may be a card number, is left out.
    if (error instanceof z.ZodError)
      return reply.status(422).send({ error: 'invalid_input', fields: error.issues.map(({ path }) => path.join('.')) })
    const { statusCode = 500 } = error as { statusCode?: number }
    if (statusCode >= 500) request.log.error({ err: error }, 'fault')
    return reply.status(statusCode).send({ error: statusCode < 500 ? 'bad_request' : 'fault' })
  })
  // The SDK sends a content type without a body too.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, body: string) => {
    if (body === '') return {}
    try {
      return JSON.parse(body)
    } catch {
      throw Object.assign(new Error('not JSON'), { statusCode: 400 })
    }
  })

  const faults = createFaults()
  const dispatch = dispatcher(stores, faults)
  app.addHook('onClose', async () => dispatch.stop())
  const urls = browserUrls(options)
  const payments = paymentActs(stores, merchantId)
  const vault = vaultOf(stores)

  const merchant = { id: merchantId, publicKey, privateKey }
  const documents = frameDocuments(options.CARDS_APP)

  app.get('/health', async () => ({ status: 'ok' }))
  mountGatewayRoutes(app, {
    stores,
    vault,
    payments,
    dispatch,
    clientToken: newClientToken({ merchantId, privateKey, urls, clock: stores.clock }),
    merchant,
    lateMs: options.CARDS_LATE_MS,
  })
  mountClientApiRoutes(app, {
    stores,
    faults,
    urls,
    merchantId,
    privateKey,
    tokenizationKey: options.CARDS_TOKENIZATION_KEY,
  })
  await mountCardFormRoutes(app, { stores, vault, faults, documents, merchant, cardsUrl: options.CARDS_URL })
  await mountFrameDocuments(app, documents, options.CARDS_APP)
  if (options.CARDS_ADMIN_TOKEN)
    mountAdminRoutes(app, { stores, faults, dispatch, payments, privateKey, adminToken: options.CARDS_ADMIN_TOKEN })
  return app
}
