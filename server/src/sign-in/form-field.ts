import type { FastifyRequest } from 'fastify'

/** A field of the posted form; a missing or malformed one is the empty string. */
export const formField = (request: FastifyRequest, name: string): string => {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
