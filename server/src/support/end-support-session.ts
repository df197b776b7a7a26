import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { announceEnds } from '../platform/live/announce.ts'
import { sessionStore } from '../session/session.store.ts'
import { supportSessionStore } from './support-session.store.ts'

/** Ends the visit and nothing else: the person stays signed in. False where there is none. */
export const endSupportSession =
  ({ database }: { database: Database }) =>
  async ({ user_id, session_uuid, support }: Person): Promise<boolean> => {
    if (!support || !session_uuid) return false
    const { organization_uuid, uuid } = support
    await database.inFirm(organization_uuid, async (tx) => {
      const { ticket_number: ticket } = await supportSessionStore.get(tx, organization_uuid, uuid)
      await supportSessionStore.end(tx, organization_uuid, uuid)
      await sessionStore.endVisit(tx, session_uuid)
      // The session goes on, but what it heard of this firm is over.
      await announceEnds(tx, [session_uuid])
      const staff = { kind: 'staff', user_id, ticket } as const
      await recordActivity(tx, staff, { organization_uuid, act: 'support_ended', subject: uuid, detail: { ticket } })
    })
    return true
  }
