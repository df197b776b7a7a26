import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { clientStore } from '../clients/client.store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { announceClients } from '../platform/live/announce.ts'
import { invitationStore } from './invitation.store.ts'
import { invitationRecord } from './invitation-record.ts'
import { lockInvitation } from './lock-invitation.ts'

/** The switch is the client's, for this invitation and later ones (decision 22). */
export const switchReminders =
  ({ database }: { database: Database }) =>
  (member: Member, uuid: string, reminders: boolean): Promise<Versioned<ClientInvitation>> =>
    database.inFirm(member.organization_uuid, async (tx) => {
      const { organization_uuid } = member
      const { invitation: before } = await lockInvitation(tx, organization_uuid, uuid)
      const { business_client } = before
      if (before.reminders === reminders) return invitationRecord(before)
      await clientStore.switchReminders(tx, organization_uuid, business_client, reminders)
      await invitationStore.planReminders(tx, organization_uuid, business_client, reminders && before.firm_reminders)
      await recordActivity(tx, member, {
        organization_uuid,
        act: 'reminders_switched',
        subject: business_client,
        detail: { reminders },
      })
      await announceClients(tx, [business_client])
      return invitationRecord({ ...before, reminders })
    })
