import type { FirmTransaction } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { contactStore } from './contact.store.ts'

/** DEC-21: the invitation's address becomes the owner's address. */
export const storeContactEmail = async (
  tx: FirmTransaction,
  firm: string,
  uuid: string,
  contact_email: string,
): Promise<void> => {
  const contact = await contactStore.find(tx, firm, uuid)
  if (!contact || contact.contact_email === contact_email) return
  refuseUnless(await contactStore.update(tx, firm, contact, { contact_email }), 'stale')
}
