import type { Database } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/caller.ts'
import { endVisits } from './end-visits.ts'

/** Ends the visits in all of the person's sessions. */
export const endVisitsOf =
  ({ database }: { database: Database }) =>
  (user_id: number, actor?: Actor): Promise<void> =>
    database.acrossFirms('visits that end', (tx) => endVisits(tx, { user_id }, actor))
