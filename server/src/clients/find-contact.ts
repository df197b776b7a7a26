import type { FirmTransaction } from '../platform/database/database.ts'
import { contactStore } from './contact.store.ts'

export const findContact = (tx: FirmTransaction, firm: string, uuid: string) => contactStore.find(tx, firm, uuid)

export const findOwner = (tx: FirmTransaction, firm: string, client: string) => contactStore.findOwner(tx, firm, client)
