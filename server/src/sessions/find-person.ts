import type { FastifyRequest } from 'fastify'
import type { Person } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'

type Authenticate = (request: FastifyRequest) => Promise<Person>

/** For calls that need no log-in but use it if there is one. */
export const findPerson =
  (authenticate: Authenticate) =>
  (request: FastifyRequest): Promise<Person | undefined> =>
    authenticate(request).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'not_signed_in') return undefined
      throw error
    })
