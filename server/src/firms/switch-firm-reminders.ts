import type { FirmReminders } from '@partner-hub/contracts/firms/firm-reminders.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { announce } from '../platform/live/announce.ts'
import { firmStore } from './firm.store.ts'

/** For all clients at once; each client's own setting is kept for when this is on again (DEC-22). */
export const switchFirmReminders =
  ({ database }: { database: Database }) =>
  async (member: Member, uuid: string, { reminders }: FirmReminders): Promise<FirmReminders> => {
    refuseUnless(uuid === member.organization_uuid, 'not_found')
    await database.inFirm(member, async (tx) => {
      if (!(await firmStore.switchReminders(tx, uuid, reminders))) return
      await recordActivity(tx, member, {
        organization_uuid: uuid,
        act: 'firm_reminders_switched',
        subject: uuid,
        detail: { reminders },
      })
      await announce(tx, uuid, 'client')
    })
    return { reminders }
  }
