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
