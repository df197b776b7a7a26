import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import { getPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Member, Person } from '../platform/http/caller.ts'
import { memberOf } from '../platform/http/member-of.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { accountantInvitationStore, type StoredInvitation } from './accountant-invitation.store.ts'

/** What the reader sees: no account id, and the owner's name as one string. */
const viewOf = ({ account_id: _, owner_first_name: __, owner_last_name: ___, ...view }: StoredInvitation) => view

export const listAccountantInvitations =
  ({ database }: { database: Database }) =>
  async (member: Member): Promise<{ results: AccountantInvitation[] }> => ({
    results: (await accountantInvitationStore.listPending(database, member)).map(viewOf),
  })

/**
 * An invitation to another person looks the same as one that does not exist. Someone without a firm reads what
 * accepting requires.
 */
export const getAccountantInvitation =
  ({ database }: { database: Database }) =>
  async (person: Person, uuid: string): Promise<AccountantInvitation> => {
    const member = memberOf(person)
    const invitation = member
      ? await accountantInvitationStore.read(database, member, uuid)
      : await readWithoutFirm(database, person, uuid)
    refuseUnless(invitation, 'not_found')
    return viewOf(invitation)
  }

const readWithoutFirm = async (database: Database, { user_id }: Person, uuid: string) => {
  const { email, confirmed_at } = await getPerson(database.once, user_id)
  if (!confirmed_at) return undefined
  return database.acrossFirms('an invitation to someone without a firm', (tx) =>
    accountantInvitationStore.readByAddress(tx, emailKey(email), uuid),
  )
}
