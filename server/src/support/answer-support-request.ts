import type { SupportRequest } from '@partner-hub/contracts/support/support.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { announce } from '../platform/live/announce.ts'
import { supportRequestStore } from './support-request.store.ts'

const get = async (tx: FirmTransaction, organization_uuid: string, uuid: string): Promise<SupportRequest> => {
  const request = await supportRequestStore.find(tx, organization_uuid, uuid)
  refuseUnless(request, 'not_found')
  return {
    ...request,
    expires_at: request.expires_at.toISOString(),
    allowed_until: request.allowed_until?.toISOString() ?? null,
    declined_at: request.declined_at?.toISOString() ?? null,
  }
}

export const getSupportRequest =
  ({ database }: { database: Database }) =>
  (member: Member, uuid: string): Promise<SupportRequest> =>
    database.inFirm(member, (tx) => get(tx, member.organization_uuid, uuid))

const answers = {
  allow: { state: 'allowed', act: 'support_allowed' },
  decline: { state: 'declined', act: 'support_declined' },
} as const

/** The first answer stands: repeating it changes nothing; a different or late answer is refused. */
const answer =
  (given: keyof typeof answers) =>
  ({ database }: { database: Database }) =>
  (member: Member, uuid: string): Promise<SupportRequest> =>
    database.inFirm(member, async (tx) => {
      const { organization_uuid, user_id } = member
      const { state, act } = answers[given]
      const isFirst = await supportRequestStore[given](tx, organization_uuid, uuid, user_id)
      const request = await get(tx, organization_uuid, uuid)
      refuseUnless(request.state === state, 'action_not_allowed')
      if (isFirst) {
        const detail = { ticket: request.ticket_number }
        await recordActivity(tx, member, { organization_uuid, act, subject: uuid, detail })
        await announce(tx, organization_uuid, 'support_requests')
      }
      return request
    })

/** Support may start visits for a day. */
export const allowSupportRequest = answer('allow')

/** No visit may start. Support can ask again with a new request. */
export const declineSupportRequest = answer('decline')
