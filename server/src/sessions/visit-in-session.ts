import type { AnyTransaction } from '../platform/database/database.ts'
import { announceEnds } from '../platform/live/announce.ts'
import { type Limits, sessionStore, type VisitInSession } from './session.store.ts'

type Visit = Parameters<typeof sessionStore.beginVisit>[2]

/** From here on the session sees another firm: what it heard of the one before is over. */
export const beginVisitIn = async (tx: AnyTransaction, session_uuid: string, visit: Visit): Promise<void> => {
  await announceEnds(tx, [session_uuid])
  await sessionStore.beginVisit(tx, session_uuid, visit)
}

/** When a visit that goes on will end by itself: by its own time or with its session, each use of which moves it. */
export const findVisitEnd = (tx: AnyTransaction, of: VisitInSession, limits: Limits): Promise<Date | undefined> =>
  sessionStore.findVisitEnd(tx, of, limits)

/** In these sessions, or in all of a person's; answers the visits that were going on. */
export const endVisitsIn = async (tx: AnyTransaction, of: { sessions: readonly string[] } | { user_id: number }) => {
  const sessions = 'user_id' in of ? await sessionStore.listUnended(tx, of.user_id) : of.sessions
  const visits = await sessionStore.endVisits(tx, sessions)
  // A session may go on, but what it heard of the firm is over.
  await announceEnds(
    tx,
    visits.map(({ session_uuid }) => session_uuid),
  )
  return visits
}
