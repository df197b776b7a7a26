import type { AnswerOf } from '@partner-hub/contracts/endpoint.ts'
import type { getSessionLife } from '@partner-hub/contracts/session.ts'
import type { Limits } from './session.store.ts'

type SessionLife = AnswerOf<typeof getSessionLife>

/** What is left of a session, never more than the absolute rest. */
export const sessionLife = (session: { idle_seconds: number; age_seconds: number }, limits: Limits): SessionLife => {
  const absolute = Math.max(0, Math.floor(limits.absoluteSeconds - session.age_seconds))
  const idle = Math.max(0, Math.floor(limits.idleSeconds - session.idle_seconds))
  return { idle_seconds_left: Math.min(idle, absolute), absolute_seconds_left: absolute }
}
