import { whyNotInvited } from '@partner-hub/contracts/invitations/why-not-invited.ts'
import type { StoredClient } from '../clients/find-client.ts'
import { lockClient } from '../clients/lock-client.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { invitationStore, type StoredInvitation } from './invitation.store.ts'

/** Through its client's lock, as every change of the client's row; both as they are once it is held. */
export const lockInvitation = async (
  tx: FirmTransaction,
  firm: string,
  uuid: string,
): Promise<{ client: StoredClient; invitation: StoredInvitation }> => {
  const known = await invitationStore.find(tx, firm, uuid)
  refuseUnless(known, 'not_found')
  const client = await lockClient(tx, firm, known.business_client)
  const invitation = await invitationStore.find(tx, firm, uuid)
  refuseUnless(client && invitation, 'not_found')
  return { client, invitation }
}

/** Locked likewise, and open to be sent, or sent again. */
export const lockOpenInvitation = async (
  tx: FirmTransaction,
  firm: string,
  uuid: string,
  client_contact?: string,
): Promise<StoredInvitation> => {
  const { client, invitation } = await lockInvitation(tx, firm, uuid)
  refuseUnless((client_contact ?? invitation.client_contact) === invitation.client_contact, 'not_found')
  // An owner may be another one by now; whom the invitation itself names may have accepted as well.
  const isAccepted = invitation.invitation_status === 'ACCEPTED'
  const reason = isAccepted ? 'action_not_allowed' : whyNotInvited(client)
  if (reason) refuse(reason)
  return invitation
}
