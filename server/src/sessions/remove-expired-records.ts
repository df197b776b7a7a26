import type { Database } from '../platform/database/database.ts'
import { inBatches } from '../platform/workflow/housekeeping.ts'
import { providerRecordStore } from './provider-record.store.ts'

/** Expired records are already ignored; this only frees their space. Returns how many were removed. */
export const removeExpiredRecords = ({ database }: { database: Database }) =>
  inBatches((batch) => providerRecordStore.removeExpired(database.once, batch))
