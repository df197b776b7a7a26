import type { ClientInvitation } from '@partner-hub/contracts/invitations.ts'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { invitationStore } from './invitation.store.ts'

export const getInvitation =
  ({ database }: { database: Database }) =>
  async (firm: string, uuid: string): Promise<ClientInvitation> => {
    const invitation = await invitationStore.read(database, firm, uuid)
    refuseUnless(invitation, 'not_found')
    return invitation
  }
