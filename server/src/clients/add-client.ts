import { clientStates } from '@partner-hub/contracts/clients/client-states.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { type NewClient, newClientStore } from './new-client.store.ts'

type NewContact = Parameters<typeof newClientStore.insertContact>[1]

/** Starts a firm's relation to a client, with the client's owner as contact. */
export const addClient = async (
  tx: FirmTransaction,
  act: 'register' | 'join',
  client: NewClient,
  owner: NewContact,
): Promise<void> => {
  await newClientStore.insertClient(tx, client, clientStates.begin(act))
  await newClientStore.insertContact(tx, owner)
}
