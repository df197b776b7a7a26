import { recordActivity } from '../activity/record-activity.ts'
import type { AcrossTransaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import { announce } from '../platform/live/announce.ts'
import { endVisitsIn } from '../sessions/visit-in-session.ts'
import { supportSessionStore } from './support-session.store.ts'

/**
 * Ends the open visits in these sessions, or in all of a person's. Every early end goes through here, so that the firm
 * sees how long the visit was and its audit trail has the end. The visitor is recorded as the actor, unless another is
 * given.
 */
export const endVisits = async (
  tx: AcrossTransaction,
  of: Parameters<typeof endVisitsIn>[1],
  actor?: Actor,
): Promise<void> => {
  for (const { organization_uuid, uuid } of await endVisitsIn(tx, of)) {
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
