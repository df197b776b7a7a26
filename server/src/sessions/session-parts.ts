import type { FastifyRequest } from 'fastify'
import type { Person } from '../platform/http/caller.ts'
import type { Parts } from '../platform/parts.ts'
import { BEARER_CLIENTS, findPersonByToken } from './find-person-by-token.ts'
import { PORTAL_CLIENT_ID } from './portal-client.ts'
import { sessionKeys } from './session-keys.ts'

export const sessionLimits = (config: Parts['config']) => ({
  idleSeconds: config.SESSION_IDLE_SECONDS,
  absoluteSeconds: config.SESSION_ABSOLUTE_SECONDS,
  attemptSeconds: config.SIGN_IN_ATTEMPT_SECONDS,
})

export type SessionParts = ReturnType<typeof sessionParts>

/** The parts that everything with a session needs. The support module injects the check of visiting staff. */
export const sessionParts = (
  { config, secrets, database }: Parts,
  admitVisitor: (request: FastifyRequest, person: Person) => Promise<void>,
) => ({
  database,
  keys: sessionKeys(secrets.HUB_SECRET),
  hubOrigin: config.HUB_URL,
  cookies: {
    secure: config.SECURE_COOKIES,
    absoluteSeconds: config.SESSION_ABSOLUTE_SECONDS,
    attemptSeconds: config.SIGN_IN_ATTEMPT_SECONDS,
  },
  limits: sessionLimits(config),
  findPersonByToken: findPersonByToken({ database, clients: [PORTAL_CLIENT_ID] }),
  findBearer: findPersonByToken({ database, clients: BEARER_CLIENTS }),
  admitVisitor,
})
