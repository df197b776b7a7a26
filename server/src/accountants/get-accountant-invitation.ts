import type { AccountantInvitation } from '@partner-hub/contracts/accountant-invitations.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { accountantInvitationStore, type StoredInvitation } from './accountant-invitation.store.ts'

/** What the reader is told: no account id, and the owner under one name. */
const shown = ({ account_id: _, owner_first_name: __, owner_last_name: ___, ...told }: StoredInvitation) => told

export const listAccountantInvitations =
  ({ database }: { database: Database }) =>
  async (member: Member): Promise<{ results: AccountantInvitation[] }> => ({
    results: (await accountantInvitationStore.listPending(database, member)).map(shown),
  })

/** One for another person is as unknown as one that never was. */
export const getAccountantInvitation =
  ({ database }: { database: Database }) =>
  async (member: Member, uuid: string): Promise<AccountantInvitation> => {
    const invitation = await accountantInvitationStore.read(database, member, uuid)
    refuseUnless(invitation, 'not_found')
    return shown(invitation)
  }
