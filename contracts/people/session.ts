import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { Uuid } from '../calls/uuid.ts'

export const SESSION_COOKIE = 'session'

/** The person for whom a page was opened. Its calls are refused once someone else is logged in. */
export const READER_HEADER = 'x-reader'

/** The readable half of the session (spec §3). Business and account are display hints, never rights. */
export const SessionCookie = z.object({
  businessId: z.number().int().nullable(),
  businessUUID: Uuid.nullable(),
  accountid: z.string().nullable(),
  authenticated: z.object({ access_token: z.string(), created_at: z.number(), expires_in: z.number() }),
})
export type SessionCookie = z.infer<typeof SessionCookie>

const SessionLife = z.object({
  /** Seconds until the session expires without further calls. */
  idle_seconds_left: z.number().int(),
  /** Seconds until it ends in any case. */
  absolute_seconds_left: z.number().int(),
})

export const getSessionLife = endpoint({
  family: 'hub',
  method: 'GET',
  path: '/session/',
  summary: 'How long the session still lasts; asking does not extend it',
  answer: SessionLife,
  problems: ['not_signed_in'],
  ours: true,
})

export const extendSession = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/session/extend/',
  summary: 'Stay signed in: starts the idle time anew',
  answer: SessionLife,
  problems: ['not_signed_in'],
  ours: true,
})

export const endSession = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/session/end/',
  summary: 'Log out: ends the session here, revokes its token, and says where to sign out of the provider',
  answer: z.object({
    sign_out_url: z.string(),
    /** A support-session cookie was removed, which only a further request can confirm. */
    had_support_cookie: z.boolean().optional(),
  }),
  problems: ['not_signed_in'],
  ours: true,
})

export const beginSignIn = endpoint({
  family: 'hub',
  method: 'POST',
  path: '/session/begin/',
  summary: 'Where to sign in: binds state and PKCE to this browser and gives the authorize address',
  /** The page to return to after the log-in, if it allows that (DEC-81). */
  body: z.object({ page: z.string().optional() }),
  answer: z.object({ authorize_url: z.string() }),
  problems: ['wrong_origin', 'unavailable'],
  ours: true,
})
