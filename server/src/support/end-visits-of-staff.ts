import type { Database } from '../platform/database/database.ts'
import { sessionStore } from '../session/session.store.ts'
import { endVisits } from './end-visits.ts'

/** Of somebody who is staff no more: they stay signed in, and visit nobody. */
export const endVisitsOfStaff =
  ({ database }: { database: Database }) =>
  (user_id: number): Promise<void> =>
    database.shared(async (tx) =>
      endVisits(tx, await sessionStore.listUnended(tx, user_id), { kind: 'machine', name: 'removal of staff' }),
    )
