import type { Database } from '../platform/database/database.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { linkStore } from './link.store.ts'
import { readLink } from './link-token.ts'
import type { CheckedPassword } from './log-in.ts'
import { newPasswordProblem } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { type InvitationRef, invitationOf } from './sign-up.ts'
import { userStore } from './user.store.ts'

interface ConfirmationRequest {
  token: string
  /** The browser's secret, if it has signed up before. */
  browser: string | undefined
  /** The password typed on this page; undefined before the page asked for it. */
  password: string | undefined
}

type Confirmation =
  | { is: 'confirmed'; email: string; invitation: InvitationRef | undefined; checked: CheckedPassword | undefined }
  /** This is not the browser of the sign-up, so the password must be typed. */
  | { is: 'password_asked'; email: string; invitation: InvitationRef | undefined; problem: string | undefined }
  /** Unknown, used, void or expired. */
  | { is: 'dead'; email: string; invitation: InvitationRef | undefined }

/**
 * Confirms the sign-up that the link belongs to and voids the person's others. Its password becomes valid only in the
 * browser where it was chosen: anyone can sign up with someone else's address, and the owner's click must not make that
 * password valid.
 */
export const confirmEmail =
  ({ database }: { database: Database }) =>
  async ({ token, browser, password }: ConfirmationRequest): Promise<Confirmation> => {
    const opened = readLink(token)
    const link = opened && (await linkStore.findConfirmation(database.once, opened))
    if (!link) return { is: 'dead', email: '', invitation: undefined }
    const { email, user_id, user_uuid } = link
    const context = { email, invitation: invitationOf(link) }
    if (!link.is_live) return { is: 'dead', ...context }
    const isOwn = browser !== undefined && link.browser_hash?.equals(hashOf(browser))
    if (!isOwn) {
      if (password === undefined) return { is: 'password_asked', ...context, problem: undefined }
      const problem = newPasswordProblem(password, email)
      if (problem) return { is: 'password_asked', ...context, problem }
    }
    const password_hash = isOwn ? link.password_hash : await hashPassword(password ?? '')
    const isConfirmed = await database.shared(async (tx) => {
      // Of two concurrent links the first wins: the second finds the address confirmed.
      if ((await userStore.lock(tx, user_id)).confirmed_at) return false
      if (!(await linkStore.use(tx, 'confirmation', opened))) return false
      await userStore.setPassword(tx, user_id, password_hash)
      await userStore.confirm(tx, user_id)
      await linkStore.voidAll(tx, user_id, 'confirmation')
      return true
    })
    if (!isConfirmed) return { is: 'dead', ...context }
    const at_seconds = await userStore.findCheckTime(database.once, user_id, password_hash)
    return { is: 'confirmed', ...context, checked: at_seconds === undefined ? undefined : { user_uuid, at_seconds } }
  }
