import { parse } from 'node:querystring'
import { isStorable } from '@partner-hub/contracts/words/text.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal, refuse } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    isReadable: boolean
  }
}

/** A NUL, or half a surrogate pair, percent-encoded. In valid UTF-8 the byte ED is never followed by A0 to BF. */
const ENCODED = /%00|%ed%[ab][0-9a-f]/i

export const isReadableForm = (text: string): boolean => !ENCODED.test(text)

/** Whether every key and string can be stored. Iterative, since a body may be nested to any depth. */
export const isReadable = (input: unknown): boolean => {
  const left = [input]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && !isStorable(value)) return false
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return false
      left.push(inner)
    }
  }
  return true
}

export const isReadablePath = (url: string): boolean => {
  if (!url.includes('%')) return true
  const path = url.split('?', 1)[0] ?? ''
  try {
    return Boolean(decodeURI(path)) && !ENCODED.test(path)
  } catch {
    return false
  }
}

/** For @fastify/formbody. */
export const readForm = (text: string): Record<string, unknown> =>
  isReadableForm(text) ? parse(text) : refuse('malformed_request')

/**
 * PostgreSQL stores neither NUL nor lone surrogates. A field's own rule comes first, with a message at the field.
 * Anything no rule covers is refused here, before a handler sees it.
 */
export const refuseUnreadableInput = (app: FastifyInstance): void => {
  app.decorateRequest('isReadable', true)
  app.addHook('preValidation', (request, _reply, done) => {
    // Checked before validation drops fields that are not in the contract.
    request.isReadable = isReadableForm(request.url) && isReadable([request.query, request.body])
    done()
  })
  app.addHook('preHandler', (request, _reply, done) =>
    done(request.isReadable ? undefined : new Refusal('malformed_request')),
  )
}
