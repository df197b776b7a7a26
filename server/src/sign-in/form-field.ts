import type { FastifyRequest } from 'fastify'

/** What a form posted under a name; nothing and nonsense are the empty text. */
export const formField = (request: FastifyRequest, name: string): string => {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
