import type { FirmTransaction } from '../platform/database/database.ts'
import { newClientStore } from './new-client.store.ts'

type NewClient = Parameters<typeof newClientStore.insertClient>[1]
type NewContact = Parameters<typeof newClientStore.insertContact>[1]

/** A relation of the firm begins, with the client's owner. */
export const addClient = async (tx: FirmTransaction, client: NewClient, owner: NewContact): Promise<void> => {
  await newClientStore.insertClient(tx, client)
  await newClientStore.insertContact(tx, owner)
}
