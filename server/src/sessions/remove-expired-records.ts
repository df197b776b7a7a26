import type { Database } from '../platform/database/database.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { providerRecordStore } from './provider-record.store.ts'

/** What has expired is already invisible, this only gives back its room. Answers how many went. */
export const removeExpiredRecords = ({ database }: { database: Database }) =>
  inBatches((batch) => providerRecordStore.removeExpired(database.once, batch))
