import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { findLoggedIn } from '../people/find-person.ts'
import { wall } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/database.ts'

export interface FoundLogIn {
  user_id: number
  email: string
  age_seconds: number
}

/** Who is logged in at this origin, and since when; a log-in from before a password change does not count. */
export const findLogIn =
  ({ database, provider }: { database: Database; provider: Provider }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FoundLogIn | undefined> => {
    const { accountId, loginTs } = await provider.Session.get(provider.createContext(request.raw, reply.raw))
    if (!accountId || loginTs === undefined) return undefined
    const user = await findLoggedIn(database.once, accountId, loginTs)
    return user && { user_id: user.id, email: user.email, age_seconds: wall.milliseconds() / 1000 - loginTs }
  }
