import type { Database } from '../../server/src/platform/database/database.ts'
import { endVisitsOf } from '../../server/src/support/end-visits-of.ts'
import { setStaff } from './set-staff.ts'

/**
 * The mark goes first, so that no further visit begins; those that go on are ended as the product itself ends them, which
 * the owner cannot see. Cut short in between, it is run again.
 */
export const removeStaff = async (ownerUrl: string, database: Database, email: string): Promise<void> =>
  endVisitsOf({ database })(await setStaff(ownerUrl, email, false), { kind: 'machine', name: 'removal of staff' })
