import { REMINDER_DAYS } from '@partner-hub/contracts/invitations.ts'
import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { sweepStore } from './sweep.store.ts'

/** Decision 22: the mail itself is a story, named by invitation, link and number, so that none goes out twice. */
export const remindOwners =
  ({ database, stories }: { database: Database; stories: Stories }) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('reminders of invitations', async (tx) => {
      const due = await sweepStore.takeReminders(tx, REMINDER_DAYS, batch)
      for (const { organization_uuid, uuid, generation, number, is_wanted } of due)
        if (is_wanted)
          await stories.write(tx, {
            workflow: 'sendReminder',
            id: `send-reminder/${uuid}.${generation}.${number}`,
            args: [organization_uuid, uuid, String(generation), String(number)],
          })
      return due.length
    })
