import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { endSession } from '../sessions/end-session.ts'
import { endSupportSession } from '../support/end-support-session.ts'

/** Ends the person's session and any visit in it. */
export const logOut = (needs: { database: Database; stories: Stories }) => {
  const endVisit = endSupportSession(needs)
  const end = endSession(needs)
  return async (person: Person): Promise<void> => {
    refuseUnless(person.session_uuid, 'not_signed_in')
    await endVisit(person)
    await end(person.session_uuid)
  }
}
