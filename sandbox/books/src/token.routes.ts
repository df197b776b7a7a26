import { unescape as decoded } from 'node:querystring'
import { BOOKS_AUDIENCE, BOOKS_TOKEN_SECONDS } from '@partner-hub/contracts/books/books.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSame } from '../../shared/is-same.ts'
import type { accessTokens } from './access-token.ts'

const TokenRequest = z.object({ grant_type: z.string().optional(), audience: z.string().optional() })

interface Client {
  BOOKS_CLIENT_ID: string
  BOOKS_CLIENT_SECRET: string
}

/** Client credentials by basic authentication (RFC 6749 §4.4); the token is valid for one audience. */
export const mountTokenRoute = (app: FastifyInstance, client: Client, tokens: ReturnType<typeof accessTokens>) =>
  app.post('/oauth/token', async (request, reply) => {
    if (!isClient(request.headers.authorization, client))
      return reply.status(401).header('www-authenticate', 'Basic realm="books"').send({ error: 'invalid_client' })
    const { grant_type, audience } = TokenRequest.parse(request.body ?? {})
    if (grant_type !== 'client_credentials') return reply.status(400).send({ error: 'unsupported_grant_type' })
    if (audience !== BOOKS_AUDIENCE) return reply.status(400).send({ error: 'invalid_target' })
    return {
      access_token: await tokens.issue(client.BOOKS_CLIENT_ID, audience),
      token_type: 'Bearer',
      expires_in: BOOKS_TOKEN_SECONDS,
    }
  })

/** Name and secret are form-encoded before they are joined (RFC 6749 §2.3.1). */
const isClient = (authorization: string | undefined, client: Client): boolean => {
  const given = Buffer.from(/^Basic (.+)$/i.exec(authorization ?? '')?.[1] ?? '', 'base64').toString()
  return isSame(decoded(given.replaceAll('+', ' ')), `${client.BOOKS_CLIENT_ID}:${client.BOOKS_CLIENT_SECRET}`)
}
