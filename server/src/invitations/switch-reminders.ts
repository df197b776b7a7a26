import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { switchClientReminders } from '../clients/switch-client-reminders.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { announceClients } from '../platform/live/announce.ts'
import { invitationRecord } from './invitation-record.ts'
import { lockInvitation } from './lock-invitation.ts'

/** The switch is the client's, for this invitation and later ones (DEC-22). An unchanged value is not recorded. */
export const switchReminders =
  ({ database }: { database: Database }) =>
  (member: Member, uuid: string, reminders: boolean): Promise<Versioned<ClientInvitation>> => {
    const { organization_uuid } = member
    return database.inFirm(member, async (tx) => {
      const { invitation } = await lockInvitation(tx, organization_uuid, uuid)
      if (invitation.reminders === reminders) return invitationRecord(invitation)
      const { business_client: subject } = invitation
      await switchClientReminders(tx, organization_uuid, subject, reminders)
      const detail = { reminders }
      await recordActivity(tx, member, { organization_uuid, act: 'reminders_switched', subject, detail })
      await announceClients(tx, [subject])
      return invitationRecord({ ...invitation, reminders })
    })
  }
