import type { Database } from '../platform/database/database.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { linkStore } from './link.store.ts'
import { readLink } from './link-token.ts'
import type { CheckedPassword } from './log-in.ts'
import { newPasswordProblem } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { type BegunAt, begunAt } from './sign-up.ts'
import { userStore } from './user.store.ts'

interface Asked {
  token: string
  /** The browser's own secret, if it has signed up before. */
  browser: string | undefined
  /** What was typed here; nothing before it was asked for. */
  password: string | undefined
}

type Confirmation =
  | { is: 'confirmed'; email: string; invitation: BegunAt | undefined; checked: CheckedPassword | undefined }
  /** Another browser than that of the sign-up: the password must be typed here. */
  | { is: 'password_asked'; email: string; invitation: BegunAt | undefined; problem: string | undefined }
  /** Unknown, used, void or too old. */
  | { is: 'dead'; email: string; invitation: BegunAt | undefined }

/**
 * The sign-up of the link counts, the person's others do not. Its password counts only in the browser where it was
 * chosen: anyone can sign up with someone else's address, and the owner's click must not make that password valid.
 */
export const confirmEmail =
  ({ database }: { database: Database }) =>
  async ({ token, browser, password }: Asked): Promise<Confirmation> => {
    const opened = readLink(token)
    const link = opened && (await linkStore.findConfirmation(database.once, opened))
    if (!link) return { is: 'dead', email: '', invitation: undefined }
    const { email, user_id, user_uuid } = link
    const known = { email, invitation: begunAt(link) }
    if (!link.is_live) return { is: 'dead', ...known }
    const isOwn = browser !== undefined && link.browser_hash?.equals(hashOf(browser))
    if (!isOwn) {
      if (password === undefined) return { is: 'password_asked', ...known, problem: undefined }
      const problem = newPasswordProblem(password, email)
      if (problem) return { is: 'password_asked', ...known, problem }
    }
    const password_hash = isOwn ? link.password_hash : await hashPassword(password ?? '')
    const isConfirmed = await database.shared(async (tx) => {
      // Of two links at once the first wins: the second finds the address confirmed.
      if ((await userStore.lock(tx, user_id)).confirmed_at) return false
      if (!(await linkStore.use(tx, 'confirmation', opened))) return false
      await userStore.setPassword(tx, user_id, password_hash)
      await userStore.confirm(tx, user_id)
      await linkStore.voidAll(tx, user_id, 'confirmation')
      return true
    })
    if (!isConfirmed) return { is: 'dead', ...known }
    const at_seconds = await userStore.findCheckTime(database.once, user_id, password_hash)
    return { is: 'confirmed', ...known, checked: at_seconds === undefined ? undefined : { user_uuid, at_seconds } }
  }
