import type { ClientInvitation } from '@partner-hub/contracts/client-contacts.ts'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { contactStore } from './contact.store.ts'

export const getInvitation =
  ({ database }: { database: Database }) =>
  async (firm: string, uuid: string): Promise<ClientInvitation> => {
    const invitation = await contactStore.readInvitation(database, firm, uuid)
    refuseUnless(invitation, 'not_found')
    return invitation
  }
