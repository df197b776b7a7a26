import type { Database } from '../../server/src/platform/database/database.ts'
import { endVisitsOfStaff } from '../../server/src/support/end-visits-of-staff.ts'
import { setStaff } from './set-staff.ts'

/**
 * The mark goes first, so that no further visit begins; those that go on are ended as the product itself ends them, which
 * the owner cannot see. Cut short in between, it is run again.
 */
export const removeStaff = async (ownerUrl: string, database: Database, email: string): Promise<void> =>
  endVisitsOfStaff({ database })(await setStaff(ownerUrl, email, false))
