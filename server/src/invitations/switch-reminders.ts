import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import type { Versioned } from '../platform/http/entity-tag.ts'
import { invitationRecord } from './invitation-record.ts'
import { setReminders } from './set-reminders.ts'

export const switchReminders =
  ({ database }: { database: Database }) =>
  (member: Member, uuid: string, reminders: boolean): Promise<Versioned<ClientInvitation>> =>
    database.inFirm(member.organization_uuid, async (tx) =>
      invitationRecord(
        await setReminders(tx, member, { organization_uuid: member.organization_uuid, uuid, reminders }),
      ),
    )
