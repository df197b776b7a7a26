import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiDocsStyle } from './api-docs-style.ts'

const PATH = '/docs'
const FONT = `${PATH}/inter.woff2`
const NONCE = '__CSP_NONCE__'

/** A program that asks for anything gets the description itself, a browser that asks for a page gets the page. */
const wantsPage = ({ headers: { accept = '' } }: FastifyRequest): boolean => accept.includes('text/html')

/**
 * Scalar writes styles into attributes, which no nonce can allow; nothing else is looser than in our own documents.
 * Violations are not reported: each visit makes one, because Scalar tests whether it may use eval, and does without.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
  ].join('; ')

const day = 'public, max-age=86400'

/** The API's description, as OpenAPI and as a page to read it. It takes 0.2 s to load, so only when it is mounted. */
export const mountApiDocs = async (app: FastifyInstance, title: string): Promise<void> => {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const inter = await readFile(
    new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2')),
  )
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const type = String(reply.getHeader('content-type'))
      if (type.startsWith('application/javascript')) reply.header('cache-control', day)
      if (!type.startsWith('text/html')) return payload
      const nonce = randomBytes(16).toString('base64')
      reply.headers({ 'content-security-policy': policyOf(nonce), 'cache-control': 'no-store' })
      return String(payload).replace('<html>', '<html lang="en">').replaceAll(NONCE, nonce)
    })
    scope.get(FONT, { schema: { hide: true } }, (_request, reply) =>
      reply.headers({ 'content-type': 'font/woff2', 'cache-control': day }).send(inter),
    )
    await scope.register(reference, {
      routePrefix: PATH,
      hooks: {
        onRequest: async (request, reply) => {
          if (request.routeOptions.url !== PATH) return
          reply.header('vary', 'accept')
          if (!wantsPage(request)) return reply.send(app.swagger())
        },
      },
      configuration: {
        url: PATH,
        pageTitle: title,
        favicon: '/mark.svg',
        nonce: NONCE,
        theme: 'none',
        customCss: apiDocsStyle(FONT),
        withDefaultFonts: false,
        telemetry: false,
        // A page to read: on our own origin, a request sent from it would carry the reader's session.
        hideTestRequestButton: true,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
      },
    })
  })
}
