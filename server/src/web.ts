import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { composeWeb, type Parts } from './compose.ts'
import { createApp } from './platform/http/app.ts'
import { mountRoutes } from './platform/http/mount.ts'
import { pageValues } from './platform/http/page-values.ts'
import { mountPolicyReports } from './platform/http/policy-reports.ts'
import { mountHubDocuments } from './session/hub-documents.ts'
import { mountLiveStream } from './session/live-stream.ts'
import { mountWebhooks } from './webhooks/mount-webhooks.ts'

/** The role `web`: the portal's documents and every call of the hub's origin. */
export const createWebApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { config, log } = parts
  const web = composeWeb(parts)
  const app = await createApp({
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    checkAnswers: config.NODE_ENV !== 'production',
    https: config.SECURE_COOKIES,
  })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${config.HUB_NAME} API`, version: '1' } },
    transform: jsonSchemaTransform,
  })
  mountRoutes(app, web.routes, web.gate, parts.once)
  if (config.API_DOCS) app.get('/docs', { schema: { hide: true } }, async () => app.swagger())
  mountPolicyReports(app, config.HUB_URL)
  mountLiveStream(app, web.live)
  for (const each of web.webhooks) await mountWebhooks(app, each)
  mountHubDocuments(app, { ...web.pages, pageValues: pageValues(config) })
  return app
}
