import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isReadable } from '../platform/http/readable-input.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { isGenuine } from './webhook-signature.ts'

export interface Webhooks {
  path: string
  secret: string
  take(id: string, payload: unknown): Promise<void>
}

const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '')

/** Receives Standard Webhooks: the signature covers the raw bytes, so the body is parsed only after the check. */
export const mountWebhooks = (app: FastifyInstance, { path, secret, take }: Webhooks) =>
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const id = header(request, 'webhook-id')
      const signed = {
        id,
        timestamp: header(request, 'webhook-timestamp'),
        signatures: header(request, 'webhook-signature'),
        body,
      }
      refuseUnless(isGenuine(secret, signed), 'not_signed_in')
      await take(id, readJson(body))
      return reply.status(204).send()
    })
  })

const readJson = (body: string): unknown => {
  try {
    const payload: unknown = JSON.parse(body)
    if (isReadable(payload)) return payload
  } catch {}
  return refuse('malformed_request')
}
