import { Uuid } from '@partner-hub/contracts/uuid.ts'
import type { Database } from '../platform/database/database.ts'
import { firmStore } from './firm.store.ts'

export interface FoundFirm {
  uuid: string
  name: string
  place: string
}

/** More than these are no choice but a list to search in. */
const MOST = 8

/** The firm with this uuid, or those whose names begin so. */
export const findFirms =
  ({ database }: { database: Database }) =>
  (typed: string): Promise<FoundFirm[]> =>
    database.acrossFirms('support looks for a firm', async (tx) => {
      const uuid = Uuid.safeParse(typed.trim())
      const found = await (uuid.success ? firmStore.listByUuid(tx, uuid.data) : firmStore.listByName(tx, typed, MOST))
      return found.map(({ city, country, ...firm }) => ({ ...firm, place: [city, country].filter(Boolean).join(', ') }))
    })
