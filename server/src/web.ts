import type { FastifyInstance } from 'fastify'
import { composeModules, composeSession, routesOf } from './compose-modules.ts'
import type { AllParts } from './compose-parts.ts'
import { hubGate } from './hub/gate.ts'
import { mountHubDocuments } from './hub/hub-documents.ts'
import { mountLiveStream } from './hub/live-stream.ts'
import { describeApi } from './platform/http/api-description.ts'
import { mountApiDocs } from './platform/http/api-docs.ts'
import { createApp } from './platform/http/app.ts'
import { mountRoutes } from './platform/http/mount.ts'
import { mountPolicyReports } from './platform/http/policy-reports.ts'
import { mountWebhooks } from './webhooks/mount-webhooks.ts'
import { webhooks } from './webhooks/webhooks.module.ts'

/** The role `web`: the portal's documents and every call of the hub's origin. */
export const createWebApp = async (parts: AllParts): Promise<FastifyInstance> => {
  const { config, log } = parts
  const session = composeSession(parts)
  const modules = composeModules(parts, session)
  const app = await createApp({
    log,
    trustedProxies: config.TRUSTED_PROXIES,
    checkAnswers: config.NODE_ENV !== 'production',
    https: config.SECURE_COOKIES,
  })
  const title = `${config.HUB_NAME} API`
  await describeApi(app, { title, url: config.HUB_URL })
  mountRoutes(app, routesOf(modules), hubGate(config, session), parts.once)
  if (config.API_DOCS) await mountApiDocs(app, title)
  mountPolicyReports(app, config.HUB_URL)
  mountLiveStream(app, modules.hub.live)
  for (const each of webhooks(parts)) await mountWebhooks(app, each)
  mountHubDocuments(app, modules.hub.pages)
  return app
}
