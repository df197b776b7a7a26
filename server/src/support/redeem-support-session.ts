import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { announce } from '../platform/live/announce.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { beginVisitIn } from '../sessions/visit-in-session.ts'
import { endVisits } from './end-visits.ts'
import type { CarriedHandOver } from './read-hand-over.ts'
import { supportSessionStore } from './support-session.store.ts'
import { supportNotice } from './support-stories.ts'

interface Needs {
  database: Database
  stories: Stories
  visitSeconds: number
}

/** Whether someone who is not signed in yet has an open hand-over. */
export const isPendingHandOver =
  ({ database }: { database: Database }) =>
  ({ ticket, user_id }: CarriedHandOver): Promise<boolean> =>
    database.acrossFirms('a hand-over of support', (tx) =>
      supportSessionStore.isPending(tx, { ticket_hash: hashOf(ticket), user_id }),
    )

/**
 * Opens a visit in the session of the person that the ticket was issued to. In another browser the ticket meets another
 * person's session or none, and opens nothing (docs/threats.md A5).
 */
export const redeemSupportSession =
  ({ database, stories, visitSeconds }: Needs) =>
  async ({ user_id, session_uuid }: Person, handOver: CarriedHandOver): Promise<boolean> => {
    if (session_uuid === undefined || handOver.user_id !== user_id) return false
    const ticket = { ticket_hash: hashOf(handOver.ticket), user_id }
    const notice = await database.acrossFirms('a hand-over of support', async (tx) => {
      const visit = await supportSessionStore.redeem(tx, ticket, { session_uuid, seconds: visitSeconds })
      if (!visit) return undefined
      const { organization_uuid, uuid, reason, ticket_number, ends_at } = visit
      await endVisits(tx, { sessions: [session_uuid] })
      await beginVisitIn(tx, session_uuid, { organization_uuid, uuid, ends_at })
      const staff = { kind: 'staff', user_id, ticket: ticket_number } as const
      const detail = { reason, ticket: ticket_number }
      await recordActivity(tx, staff, { organization_uuid, act: 'support_started', subject: uuid, detail })
      await announce(tx, organization_uuid, 'support_visits')
      const notice = supportNotice(organization_uuid, uuid)
      await stories.write(tx, notice)
      return notice
    })
    if (notice) void stories.start(notice)
    return notice !== undefined
  }
