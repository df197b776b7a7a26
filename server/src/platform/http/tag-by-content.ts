import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Every read has an ETag (DEC-73). A response without a version is tagged with a hash of its content. */
export const tagByContent = async (_request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
  if (typeof payload === 'string' && reply.statusCode === 200 && !reply.hasHeader('etag'))
    reply.header('etag', `"${createHash('sha1').update(payload).digest('base64url')}"`)
  return payload
}
