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

/** The root's own parameter: the state of the attempt whose place it leads on to. */
const CONTINUE = 'continue'

export const attemptOf = (handle: string, state: string): AttemptKey => ({
  handle_hash: hashOf(handle),
  state_hash: hashOf(state),
})

/** The site root (spec §2). It names the attempt, since several tabs may be on their way to their places at once. */
export const rootOf = ({ return_to }: { return_to: string | null }, state: string): string =>
  return_to === null ? '/' : `/?${new URLSearchParams({ [CONTINUE]: state })}`

const parameterOf = ({ query }: FastifyRequest, name: string): string | undefined => {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * The place of a log-in under way, for someone whom a page of the sign-in service sends back to the root: after a
 * sign-up or a new password the log-in begins again, and keeps it. Someone who opens the root otherwise wants the root.
 */
export const findOpenPlace =
  ({ database, cookies, limits }: Needs) =>
  async (request: FastifyRequest): Promise<ReturnPath | undefined> => {
    const handle = readHidden(cookies, request, 'attempt')
    if (!handle || request.headers['sec-fetch-site'] !== 'same-site') return undefined
    return (await sessionStore.findOpenPlace(database.once, hashOf(handle), limits)) as ReturnPath | undefined
  }

/** Where the root leads on to, once (DEC-81); nothing when it was asked for as itself. */
export const leadOn =
  ({ database, cookies }: Needs) =>
  async (request: FastifyRequest): Promise<string | undefined> => {
    const state = parameterOf(request, CONTINUE)
    if (!state) return undefined
    const handle = readHidden(cookies, request, 'attempt')
    return (handle && (await sessionStore.takePlace(database.once, attemptOf(handle, state)))) || '/'
  }
