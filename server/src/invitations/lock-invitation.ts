import type { InvitationStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import { invitationStates } from '@partner-hub/contracts/invitations/invitation-states.ts'
import { whyNotInvited } from '@partner-hub/contracts/invitations/why-not-invited.ts'
import type { Move } from '@partner-hub/contracts/states/state-table.ts'
import type { StoredClient } from '../clients/find-client.ts'
import { lockClient } from '../clients/lock-client.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { refuse, refuseUnless } from '../platform/http/refusal.ts'
import { invitationStore, type StoredInvitation } from './invitation.store.ts'

/** Takes the client's lock, as every change of its row does. Returns both records as they are once it is held. */
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

/** An invitation with the move that sends it. */
export type OpenInvitation = StoredInvitation & { sending: Move<InvitationStatus> }

/** Takes the same lock and refuses an invitation that cannot be sent or sent again. */
export const lockOpenInvitation = async (
  tx: FirmTransaction,
  firm: string,
  uuid: string,
  client_contact?: string,
): Promise<OpenInvitation> => {
  const { client, invitation } = await lockInvitation(tx, firm, uuid)
  refuseUnless((client_contact ?? invitation.client_contact) === invitation.client_contact, 'not_found')
  // The owner may have changed since, and the person invited may have accepted.
  const moved = invitationStates.next(invitation.invitation_status, 'send')
  if (moved.to === undefined) refuse(moved.reason)
  const reason = whyNotInvited(client)
  if (reason) refuse(reason)
  return { ...invitation, sending: moved }
}
