import { resetPassword } from '../people/reset-password.ts'
import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import { endVisitsOf } from '../support/end-visits-of.ts'

/** Sets a new password and ends every session that used the old one. */
export const resetEverywhere = ({ database, stories }: { database: Database; stories: Stories }) =>
  resetPassword({
    database,
    stories,
    endSessions: (tx, user) => endSessionsOf(tx, stories, user),
    endVisits: endVisitsOf({ database }),
  })
