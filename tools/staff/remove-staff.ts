import type { Database } from '../../server/src/platform/database/database.ts'
import { endVisitsOf } from '../../server/src/support/end-visits-of.ts'
import { setStaff } from './set-staff.ts'

/**
 * Removes the staff mark first, so that no new visit can start, then ends open visits the way the product does, because
 * row level security hides them from the owner. If it is interrupted in between, run it again.
 */
export const removeStaff = async (ownerUrl: string, database: Database, email: string): Promise<void> =>
  endVisitsOf({ database })(await setStaff(ownerUrl, email, false), { kind: 'machine', name: 'removal of staff' })
