import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { reminderMail } from './invitation-mail.ts'
import { sweepStore } from './sweep.store.ts'

/** DEC-22: each mail is its own story. */
export const remindOwners =
  ({ database, stories }: { database: Database; stories: Stories }) =>
  (batch: number): Promise<number> =>
    database.acrossFirms('reminders of invitations', async (tx) => {
      const due = await sweepStore.takeReminders(tx, batch)
      for (const { organization_uuid, uuid, generation, number, is_wanted } of due)
        if (is_wanted) await stories.write(tx, reminderMail(organization_uuid, uuid, generation, number))
      return due.length
    })
