import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { linkStore } from './link.store.ts'
import { hashPassword } from './password-hash.ts'
import { emailKey, userStore } from './user.store.ts'

/** `known` has a password already and logs in with it; `new` has chosen one just now. */
export type InvitedSignUp = { is: 'known' } | { is: 'new'; user_uuid: string; at_seconds: number }

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
  async (
    { email, password }: { email: string; password: string },
    invitation: string,
  ): Promise<InvitedSignUp | undefined> => {
    const invited = await findInvitedAddress(invitation)
    if (invited === undefined || emailKey(invited) !== emailKey(email)) return undefined
    const password_hash = await hashPassword(password)
    return database.shared(async (tx): Promise<InvitedSignUp> => {
      await userStore.insert(tx, { uuid: newUuid(), email })
      const person = await userStore.lockByEmail(tx, email)
      if (!person || person.confirmed_at) return { is: 'known' }
      await userStore.setPassword(tx, person.id, password_hash)
      await userStore.confirm(tx, person.id)
      await linkStore.voidAll(tx, person.id, 'confirmation')
      const at_seconds = await userStore.findCheckTime(tx, person.id, password_hash)
      return at_seconds === undefined ? { is: 'known' } : { is: 'new', user_uuid: person.uuid, at_seconds }
    })
  }
