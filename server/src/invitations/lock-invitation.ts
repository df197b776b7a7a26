import { isWithoutPlan } from '@partner-hub/contracts/plan-state.ts'
import { clientStore, type StoredClient } from '../clients/client.store.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { invitationStore, type StoredInvitation } from './invitation.store.ts'

/** Through its client's lock, as every change of the client's row; both as they are once it is held. */
export const lockInvitation = async (
  tx: FirmTransaction,
  firm: string,
  uuid: string,
): Promise<{ client: StoredClient; invitation: StoredInvitation }> => {
  const known = await invitationStore.find(tx, firm, uuid)
  refuseUnless(known, 'not_found')
  const client = await clientStore.lock(tx, firm, known.business_client)
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
  const isAccepted = [client, invitation].some(({ invitation_status }) => invitation_status === 'ACCEPTED')
  refuseUnless(client.status === 'ACTIVE' && !isAccepted, 'action_not_allowed')
  refuseUnless(!isWithoutPlan(client.subscription_status), 'plan_required')
  return invitation
}
