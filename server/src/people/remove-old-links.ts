import type { Database } from '../platform/database/database.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { linkStore } from './link.store.ts'

/** Links that were used or ran out long ago, and the passwords of sign-ups that nobody confirmed with them. */
export const removeOldLinks = ({ database }: { database: Database }) =>
  inBatches((batch) => linkStore.removeOld(database.once, batch))
