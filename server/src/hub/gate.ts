import type { Config } from '../config.ts'
import type { Gate } from '../platform/http/mount.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { findSession } from '../sessions/find-session.ts'
import { limitCalls, takeReadTurn } from '../sessions/limit-calls.ts'
import { refuseAllButBooks } from '../sessions/only-books.ts'
import type { SessionParts } from '../sessions/session-parts.ts'

/** Who may call what on the hub's origin. */
export const hubGate = (config: Config, session: SessionParts): Gate => {
  const find = findSession(session)
  return {
    authenticate: authenticate(session),
    admitAnyone: async (request) => void (await find(request, { extend: false })),
    limitCalls: limitCalls(config),
    takeReadTurn: takeReadTurn(config),
    refuseAllButBooks: refuseAllButBooks(session),
  }
}
