import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { linkStore } from './link.store.ts'
import { hashPassword } from './password-hash.ts'
import { emailKey, userStore } from './user.store.ts'

interface Needs {
  database: Database
  /** The address that a live invitation was mailed to, unless somebody else may hold it. */
  findInvitedAddress: (invitation: string) => Promise<string | undefined>
}

/**
 * Whoever holds an invitation that left by mail alone has read it: the address needs no other confirmation (decision
 * 63). An account that exists already keeps its password; its owner logs in with it.
 */
export const signUpInvited =
  ({ database, findInvitedAddress }: Needs) =>
  async ({ email, password }: { email: string; password: string }, invitation: string): Promise<boolean> => {
    const invited = await findInvitedAddress(invitation)
    if (invited === undefined || emailKey(invited) !== emailKey(email)) return false
    const password_hash = await hashPassword(password)
    await database.shared(async (tx) => {
      await userStore.insert(tx, { uuid: newUuid(), email })
      const known = await userStore.lockByEmail(tx, email)
      if (!known || known.confirmed_at) return
      await userStore.setPassword(tx, known.id, password_hash)
      await userStore.confirm(tx, known.id)
      await linkStore.voidAll(tx, known.id, 'confirmation')
    })
    return true
  }
