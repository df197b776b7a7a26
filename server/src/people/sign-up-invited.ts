import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { linkStore } from './link.store.ts'
import { hashPassword } from './password-hash.ts'
import type { InvitationRef } from './sign-up.ts'
import { userStore } from './user.store.ts'

interface Needs {
  database: Database
  /** Whom a link invites, and whether having it proves the address, because it was sent only by mail. */
  findInvited: (link: string) => Promise<(InvitationRef & { email: string; isProved: boolean }) | undefined>
}

type SignUpResult =
  | { is: 'done'; has_account: boolean }
  /** Others may have the link too, so the address must be confirmed by mail. */
  | { is: 'unproved'; invitation: InvitationRef }
  | { is: 'other_address' }
  /** The invitation can no longer be answered. */
  | { is: 'dead' }

/**
 * An invitation link that was sent only by mail confirms its address (DEC-63). An existing account keeps its password,
 * and its owner logs in with it.
 */
export const signUpInvited =
  ({ database, findInvited }: Needs) =>
  async ({ email, password }: { email: string; password: string }, link: string): Promise<SignUpResult> => {
    const invited = await findInvited(link)
    if (!invited) return { is: 'dead' }
    const { uuid, generation } = invited
    if (emailKey(invited.email) !== emailKey(email)) return { is: 'other_address' }
    if (!invited.isProved) return { is: 'unproved', invitation: { uuid, generation } }
    const password_hash = await hashPassword(password)
    const has_account = await database.shared(async (tx) => {
      await userStore.insert(tx, { uuid: newUuid(), email })
      const user = await userStore.lockByEmail(tx, email)
      if (!user || user.confirmed_at) return true
      await userStore.setPassword(tx, user.id, password_hash)
      await userStore.confirm(tx, user.id)
      await linkStore.voidAll(tx, user.id, 'confirmation')
      return false
    })
    return { is: 'done', has_account }
  }
