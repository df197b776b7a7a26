import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { endVisits } from './end-visits.ts'

/** Ends only the visit: the person stays signed in. False if there is no visit. */
export const endSupportSession =
  ({ database }: { database: Database }) =>
  async ({ session_uuid, support }: Person): Promise<boolean> => {
    if (!support || !session_uuid) return false
    await database.acrossFirms('a visit that ends', (tx) => endVisits(tx, { sessions: [session_uuid] }))
    return true
  }
