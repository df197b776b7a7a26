import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { clientAssignmentStore } from './client-assignment.store.ts'

/** Which of these clients are assigned to the member. */
export const findAssigned =
  ({ database }: { database: Pick<Database, 'readInFirm'> }) =>
  (member: Member, uuids: readonly string[]): Promise<string[]> =>
    clientAssignmentStore.findOf(database, member, uuids)
