import type { FastifyRequest } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import type { ReturnPath } from './begin-sign-in.ts'
import { type AttemptKey, type Limits, sessionStore } from './session.store.ts'
import { type CookieRules, readHidden } from './session-cookies.ts'

interface Needs {
  database: Database
  cookies: CookieRules
  limits: Limits
}

/** The query parameter of the root: the state of the attempt whose return path it redirects to. */
const CONTINUE = 'continue'

export const attemptOf = (handle: string, state: string): AttemptKey => ({
  handle_hash: hashOf(handle),
  state_hash: hashOf(state),
})

/** The site root (spec §2). It names the attempt, since several tabs may be logging in at once. */
export const rootOf = ({ return_to }: { return_to: string | null }, state: string): string =>
  return_to === null ? '/' : `/?${new URLSearchParams({ [CONTINUE]: state })}`

const parameterOf = ({ query }: FastifyRequest, name: string): string | undefined => {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * The return path of an unfinished log-in, for someone whom the sign-in service sends back to the root: after a sign-up
 * or a password reset the log-in starts again and keeps it. Anyone else who opens the root wants the root.
 */
export const findOpenPlace =
  ({ database, cookies, limits }: Needs) =>
  async (request: FastifyRequest): Promise<ReturnPath | undefined> => {
    const handle = readHidden(cookies, request, 'attempt')
    if (!handle || request.headers['sec-fetch-site'] !== 'same-site') return undefined
    return (await sessionStore.findOpenPlace(database.once, hashOf(handle), limits)) as ReturnPath | undefined
  }

/** Where the root redirects to, once (DEC-81); undefined if the root itself was requested. */
export const leadOn =
  ({ database, cookies }: Needs) =>
  async (request: FastifyRequest): Promise<string | undefined> => {
    const state = parameterOf(request, CONTINUE)
    if (!state) return undefined
    const handle = readHidden(cookies, request, 'attempt')
    return (handle && (await sessionStore.takePlace(database.once, attemptOf(handle, state)))) || '/'
  }
