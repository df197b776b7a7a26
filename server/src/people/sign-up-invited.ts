import { emailKey } from '@partner-hub/contracts/words/email-key.ts'
import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { linkStore } from './link.store.ts'
import { hashPassword } from './password-hash.ts'
import type { BegunAt } from './sign-up.ts'
import { userStore } from './user.store.ts'

interface Needs {
  database: Database
  /** Whom a link invites, and whether it proves that its mail was read. */
  findInvited: (link: string) => Promise<(BegunAt & { email: string; isProved: boolean }) | undefined>
}

type SignedUp =
  | { is: 'done'; has_account: boolean }
  /** Others may hold the link as well: the address must be confirmed by mail. */
  | { is: 'unproved'; invitation: BegunAt }
  | { is: 'other_address' }
  /** The invitation can no longer be answered. */
  | { is: 'dead' }

/**
 * The link of an invitation that left by mail alone confirms its address (DEC-63). An account that exists keeps its
 * password; its owner logs in with it.
 */
export const signUpInvited =
  ({ database, findInvited }: Needs) =>
  async ({ email, password }: { email: string; password: string }, link: string): Promise<SignedUp> => {
    const invited = await findInvited(link)
    if (!invited) return { is: 'dead' }
    const { uuid, generation } = invited
    if (emailKey(invited.email) !== emailKey(email)) return { is: 'other_address' }
    if (!invited.isProved) return { is: 'unproved', invitation: { uuid, generation } }
    const password_hash = await hashPassword(password)
    const has_account = await database.shared(async (tx) => {
      await userStore.insert(tx, { uuid: newUuid(), email })
      const known = await userStore.lockByEmail(tx, email)
      if (!known || known.confirmed_at) return true
      await userStore.setPassword(tx, known.id, password_hash)
      await userStore.confirm(tx, known.id)
      await linkStore.voidAll(tx, known.id, 'confirmation')
      return false
    })
    return { is: 'done', has_account }
  }
