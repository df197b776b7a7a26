import { recordActivity } from '../activity/record-activity.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import { announce, announceEnds } from '../platform/live/announce.ts'
import { sessionStore } from '../sessions/session.store.ts'
import { supportSessionStore } from './support-session.store.ts'

/**
 * Ends the visits that go on in these sessions. Whatever ends one before its time does so here, so that the firm is shown
 * how long it was and its trail has the end. The visitor ends it, unless it is said who did.
 */
export const endVisits = async (tx: AcrossTransaction, sessions: readonly string[], actor?: Actor): Promise<void> => {
  const visits = await sessionStore.endVisits(tx, sessions)
  // A session may go on, but what it heard of the firm is over.
  await announceEnds(
    tx,
    visits.map(({ session_uuid }) => session_uuid),
  )
  for (const { organization_uuid, uuid } of visits) {
    const ended = await supportSessionStore.end(tx, organization_uuid, uuid)
    if (!ended) continue
    const { user_id, ticket_number: ticket } = ended
    const visitor = { kind: 'staff', user_id, ticket } as const
    await recordActivity(tx, actor ?? visitor, {
      organization_uuid,
      act: 'support_ended',
      subject: uuid,
      detail: { ticket },
    })
    await announce(tx, organization_uuid, 'support_visits')
  }
}
