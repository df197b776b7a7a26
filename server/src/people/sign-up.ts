import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import type { SignUpOf } from './link.store.ts'
import { hashPassword } from './password-hash.ts'
import { noticeMail } from './sign-in-mail.ts'
import { userStore } from './user.store.ts'
import { withinMailQuota } from './within-mail-quota.ts'

/** The invitation at which a sign-up began, and which sending of it. */
export interface BegunAt {
  uuid: string
  generation: number
}

interface SignUp {
  email: string
  password: string
  /** The secret of the browser, kept in its cookie. */
  browser: string
  invitation?: BegunAt | undefined
}

/**
 * Person, link and mail in one transaction. Returns a name for the sign-up and nothing else: what is said is the same
 * whether the address is new, waits for its confirmation or has an account; only the mail differs.
 */
export const signUp =
  (needs: LinkNeeds & { database: Database }) =>
  async ({ email, password, browser, invitation }: SignUp): Promise<string> => {
    const { database, stories, mails } = needs
    const uuid = newUuid()
    const made: SignUpOf = {
      password_hash: await hashPassword(password),
      browser_hash: hashOf(browser),
      invitation_uuid: invitation?.uuid ?? null,
      invitation_generation: invitation?.generation ?? null,
    }
    const story = await database.shared(async (tx) => {
      await userStore.insert(tx, { uuid: newUuid(), email })
      const known = await userStore.lockByEmail(tx, email)
      if (!known) throw new Error('an account vanished while signing up')
      return withinMailQuota(mails, email, async () => {
        if (!known.confirmed_at) return issueLink(needs, tx, known.id, { kind: 'confirmation', uuid, ...made })
        const notice = noticeMail('already-registered', known.uuid, uuid, invitation)
        await stories.write(tx, notice)
        return notice
      })
    })
    if (story) void stories.start(story)
    return uuid
  }

export const begunAt = ({
  invitation_uuid: uuid,
  invitation_generation: generation,
}: Pick<SignUpOf, 'invitation_uuid' | 'invitation_generation'>): BegunAt | undefined =>
  uuid === null || generation === null ? undefined : { uuid, generation }
