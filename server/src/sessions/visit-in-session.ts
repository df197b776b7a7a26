import type { AnyTransaction } from '../platform/database/database.ts'
import { announceEnds } from '../platform/live/announce.ts'
import { type Limits, sessionStore, type VisitInSession } from './session.store.ts'

type Visit = Parameters<typeof sessionStore.beginVisit>[2]

/** From here on the session sees another firm, so its live streams of the previous one end. */
export const beginVisitIn = async (tx: AnyTransaction, session_uuid: string, visit: Visit): Promise<void> => {
  await announceEnds(tx, [session_uuid])
  await sessionStore.beginVisit(tx, session_uuid, visit)
}

/** When an open visit will end by itself: when its time is up or its session expires, which each use postpones. */
export const findVisitEnd = (tx: AnyTransaction, of: VisitInSession, limits: Limits): Promise<Date | undefined> =>
  sessionStore.findVisitEnd(tx, of, limits)

/** Ends the visits in these sessions, or in all of a person's; returns those that were open. */
export const endVisitsIn = async (tx: AnyTransaction, of: { sessions: readonly string[] } | { user_id: number }) => {
  const sessions = 'user_id' in of ? await sessionStore.listUnended(tx, of.user_id) : of.sessions
  const visits = await sessionStore.endVisits(tx, sessions)
  // The session may continue, but its live streams of the firm end.
  await announceEnds(
    tx,
    visits.map(({ session_uuid }) => session_uuid),
  )
  return visits
}
