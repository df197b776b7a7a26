import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import { hashPassword } from './password-hash.ts'
import { noticeMail } from './sign-in-mail.ts'
import { userStore } from './user.store.ts'

/**
 * Person, link and mail in one transaction. Answers nothing: what is said is the same whether the address is new,
 * waits for its confirmation or has an account; only the mail differs.
 */
export const signUp =
  (needs: LinkNeeds & { database: Database }) =>
  async ({ email, password }: { email: string; password: string }): Promise<void> => {
    const { database, stories } = needs
    const password_hash = await hashPassword(password)
    const story = await database.shared(async (tx) => {
      const made = await userStore.insert(tx, { uuid: newUuid(), email, password_hash })
      if (made) return issueLink(needs, tx, made.id, 'confirmation')
      const known = await userStore.lockByEmail(tx, email)
      if (!known) throw new Error('an account vanished while signing up')
      if (known.confirmed_at) {
        const notice = noticeMail('already-registered', known.uuid, newUuid())
        await stories.write(tx, notice)
        return notice
      }
      // Nobody has shown yet that the address is theirs: the newest password counts, and the links before it do not.
      await userStore.setPassword(tx, known.id, password_hash)
      return issueLink(needs, tx, known.id, 'confirmation')
    })
    void stories.start(story)
  }
