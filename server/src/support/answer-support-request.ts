import type { SupportRequest } from '@partner-hub/contracts/support.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database, FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { supportRequestStore } from './support-request.store.ts'

const get = async (tx: FirmTransaction, organization_uuid: string, uuid: string): Promise<SupportRequest> => {
  const request = await supportRequestStore.find(tx, organization_uuid, uuid)
  refuseUnless(request, 'not_found')
  const { is_expired, expires_at, allowed_until, ...told } = request
  return {
    ...told,
    expires_at: expires_at.toISOString(),
    allowed_until: allowed_until?.toISOString() ?? null,
    state: is_expired ? 'expired' : allowed_until ? 'allowed' : 'open',
  }
}

export const getSupportRequest =
  ({ database }: { database: Database }) =>
  ({ organization_uuid }: Member, uuid: string): Promise<SupportRequest> =>
    database.inFirm(organization_uuid, (tx) => get(tx, organization_uuid, uuid))

/** One of the firm lets support begin visits for a day. A request that ran out is not answered any more. */
export const allowSupportRequest =
  ({ database }: { database: Database }) =>
  (member: Member, uuid: string): Promise<SupportRequest> =>
    database.inFirm(member.organization_uuid, async (tx) => {
      const { organization_uuid, user_id } = member
      const { state, ticket_number } = await get(tx, organization_uuid, uuid)
      refuseUnless(state !== 'expired', 'action_not_allowed')
      if (await supportRequestStore.allow(tx, organization_uuid, uuid, user_id))
        await recordActivity(tx, member, {
          organization_uuid,
          act: 'support_allowed',
          subject: uuid,
          detail: { ticket: ticket_number },
        })
      return get(tx, organization_uuid, uuid)
    })
