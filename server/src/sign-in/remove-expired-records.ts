import type { Database } from '../platform/database/database.ts'
import { providerRecordStore } from './provider-record.store.ts'

const BATCH = 5_000

/** For a sweep: what has expired is already invisible, this only gives back its room. Answers how many went. */
export const removeExpiredRecords =
  ({ database }: { database: Database }) =>
  (): Promise<number> =>
    providerRecordStore.removeExpired(database.once, BATCH)
