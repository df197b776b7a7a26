import { wall } from '../platform/clock/clock.ts'
import type { AnyTransaction, Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { guardStore } from './guard.store.ts'
import { linkStore } from './link.store.ts'
import { readLink } from './link-token.ts'
import { newPasswordProblem } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { noticeMail } from './sign-in-mail.ts'
import { userStore } from './user.store.ts'

type Reset = { is: 'done' } | { is: 'dead' } | { is: 'refused'; problem: string }

interface Needs {
  database: Database
  stories: Stories
  /** Ends every session and token of the person; returns the stories to start after the commit. */
  endSessions: (tx: AnyTransaction, user: { id: number; uuid: string }) => Promise<Story[]>
  /** Ends open support visits in those sessions. */
  endVisits: (user_id: number) => Promise<void>
}

/** A refused password leaves the link valid. A new one ends every session of the person, here, at the hub and in Books. */
export const resetPassword =
  ({ database, stories, endSessions, endVisits }: Needs) =>
  async ({ token, password }: { token: string; password: string }): Promise<Reset> => {
    const opened = readLink(token)
    const link = opened && (await linkStore.findLive(database.once, 'reset', opened))
    if (!link) return { is: 'dead' }
    const problem = newPasswordProblem(password, link.email)
    if (problem) return { is: 'refused', problem }
    const password_hash = await hashPassword(password)
    await endVisits(link.user_id)
    const started = await database.shared(async (tx) => {
      const user = await userStore.lock(tx, link.user_id)
      if (!(await linkStore.use(tx, 'reset', opened))) return undefined
      await userStore.setPassword(tx, user.id, password_hash)
      // Using the link proves that the person has the address.
      await userStore.confirm(tx, user.id)
      await linkStore.voidAll(tx, user.id, 'confirmation')
      await guardStore.clear(tx, user.email)
      const notice = noticeMail('password-changed', user.uuid, newUuid())
      const signOut = signOutOfBooks(user.uuid, wall.milliseconds())
      await stories.write(tx, notice)
      await stories.write(tx, signOut)
      return [signOut, notice, ...(await endSessions(tx, user))]
    })
    if (!started) return { is: 'dead' }
    for (const story of started) void stories.start(story)
    return { is: 'done' }
  }

/** Books has its own sessions, which only Books can end (docs/threats.md A7). */
const signOutOfBooks = (user_uuid: string, before: number): Story => ({
  workflow: 'signOutOfBooks',
  id: `sign-out-of-books/${user_uuid}.${before}`,
  args: [user_uuid, String(before)],
})
