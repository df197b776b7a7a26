import { invitationStates } from '@partner-hub/contracts/invitations/invitation-states.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { invitationStore } from './invitation.store.ts'

type Draft = Parameters<typeof invitationStore.insertDraft>[1]
type Accepted = Parameters<typeof invitationStore.insertAccepted>[1]

/** For a new client's owner, who has not been invited yet. */
export const draftInvitation = async (tx: FirmTransaction, draft: Draft): Promise<void> => {
  await invitationStore.insertDraft(tx, draft, invitationStates.begin('draft'))
}

/** For a client that invited the firm: its owner was in Books first (DEC-62). */
export const noteOwnerBefore = async (tx: FirmTransaction, accepted: Accepted): Promise<void> => {
  await invitationStore.insertAccepted(tx, accepted, invitationStates.begin('find_owner'))
}
