import type { FirmTransaction } from '../platform/database/database.ts'
import { accountantInvitationStore } from './accountant-invitation.store.ts'

/** How many invitations from Books this person has to answer. */
export const countWaiting = (tx: FirmTransaction, user_id: number): Promise<number> =>
  accountantInvitationStore.countPending(tx, user_id)
