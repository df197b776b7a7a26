import type { FirmTransaction } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { clientAssignmentStore } from './client-assignment.store.ts'

/** A member who sees only assigned clients also sees the clients they bring to the firm (DEC-97). */
export const assignToMaker = async (tx: FirmTransaction, member: Member, business_client: string): Promise<void> => {
  const { organization_uuid, user_id, clients } = member
  if (clients === 'assigned') await clientAssignmentStore.assign(tx, { organization_uuid, user_id, business_client })
}
