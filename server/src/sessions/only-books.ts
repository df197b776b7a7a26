import type { FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { BOOKS_SIGN_IN_ID } from './books-client.ts'
import { findClientToken } from './find-client-token.ts'

/** Requires a token that the sign-in service issued to Books itself, with the hub as its audience (DEC-51). */
export const refuseAllButBooks =
  ({ database, hubOrigin }: { database: Database; hubOrigin: string }) =>
  async (request: FastifyRequest): Promise<void> => {
    const bearer = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const program = bearer && (await findClientToken(database, bearer, hubOrigin))
    refuseUnless(program === BOOKS_SIGN_IN_ID, 'not_signed_in')
  }
