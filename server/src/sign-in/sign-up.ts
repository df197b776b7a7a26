import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import { hashPassword } from './password-hash.ts'
import { noticeMail } from './sign-in-mail.ts'
import { userStore } from './user.store.ts'

/**
 * Person, link and mail in one transaction. Answers a name for the sign-up and nothing else: what is said is the same
 * whether the address is new, waits for its confirmation or has an account; only the mail differs.
 */
export const signUp =
  (needs: LinkNeeds & { database: Database }) =>
  async ({ email, password }: { email: string; password: string }): Promise<string> => {
    const { database, stories } = needs
    const uuid = newUuid()
    const password_hash = await hashPassword(password)
    const story = await database.shared(async (tx) => {
      await userStore.insert(tx, { uuid: newUuid(), email })
      const known = await userStore.lockByEmail(tx, email)
      if (!known) throw new Error('an account vanished while signing up')
      if (!known.confirmed_at) return issueLink(needs, tx, known.id, { kind: 'confirmation', uuid, password_hash })
      const notice = noticeMail('already-registered', known.uuid, uuid)
      await stories.write(tx, notice)
      return notice
    })
    void stories.start(story)
    return uuid
  }
