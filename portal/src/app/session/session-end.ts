import type { SessionCookie } from '@partner-hub/contracts/people/session.ts'

/** A warning this long before the end leaves time to read it and respond. */
export const WARNING_MS = 60_000

export interface Ending {
  readonly at: number
  /** Nothing can prolong the session any more. */
  readonly isFinal: boolean
}

interface Known {
  readonly lastAnswerAt: number
  readonly idleSeconds: number | undefined
  readonly session: SessionCookie | undefined
}

/** When the session ends as far as this tab knows, in milliseconds; Infinity if unknown. */
export const sessionEnd = ({ lastAnswerAt, idleSeconds, session }: Known): number => {
  const idleEnd = idleSeconds === undefined ? Number.POSITIVE_INFINITY : lastAnswerAt + idleSeconds * 1000
  const held = session?.authenticated
  const absoluteEnd = held ? (held.created_at + held.expires_in) * 1000 : Number.POSITIVE_INFINITY
  return Math.min(idleEnd, absoluteEnd)
}
