import type { Database } from '../platform/database/database.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { linkStore } from './link.store.ts'

/** Removes links that were used or expired long ago, and with them the passwords of unconfirmed sign-ups. */
export const removeOldLinks = ({ database }: { database: Database }) =>
  inBatches((batch) => linkStore.removeOld(database.once, batch))
