import { invitationStates } from '@partner-hub/contracts/invitations/invitation-states.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refreshRows } from '../client-list/refresh-rows.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { IsCurrent, Versioned } from '../platform/http/entity-tag.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import type { Once } from '../platform/idempotency/once.ts'
import { invitationStore } from './invitation.store.ts'
import { invitationRecord, versionOf } from './invitation-record.ts'
import { lockInvitation } from './lock-invitation.ts'

/** DEC-89: the link stops working, even in a mail still on its way. No reminder follows, and no one is notified. */
export const withdrawInvitation =
  ({ database }: { database: Database }) =>
  (
    member: Member,
    uuid: string,
    { once, isCurrent }: { once: Once; isCurrent: IsCurrent },
  ): Promise<Versioned<ClientInvitation>> => {
    const { organization_uuid } = member
    return database.inFirm(member, async (tx) => {
      await once(tx, async () => {
        const { invitation } = await lockInvitation(tx, organization_uuid, uuid)
        const moved = invitationStates.next(invitation.invitation_status, 'withdraw')
        if (moved.to === undefined) refuse(moved.reason)
        refuseUnless(isCurrent(versionOf(invitation)), 'stale')
        const { business_client, generation } = invitation
        await invitationStore.withdraw(tx, organization_uuid, uuid, moved)
        await recordActivity(tx, member, {
          organization_uuid,
          act: 'invitation_withdrawn',
          subject: business_client,
          detail: { invitation: uuid, generation },
        })
        await refreshRows(tx, { organization_uuid, uuids: [business_client] })
        return {}
      })
      return invitationRecord(await invitationStore.find(tx, organization_uuid, uuid))
    })
  }
