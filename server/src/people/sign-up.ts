import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { hashOf } from '../platform/ids/secrets.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import type { SignUpOf } from './link.store.ts'
import { hashPassword } from './password-hash.ts'
import { noticeMail } from './sign-in-mail.ts'
import { userStore } from './user.store.ts'
import { withinMailQuota } from './within-mail-quota.ts'

/** The invitation that a sign-up started from, and its generation. */
export interface InvitationRef {
  uuid: string
  generation: number
}

interface SignUp {
  email: string
  password: string
  /** The browser's secret, stored in its cookie. */
  browser: string
  invitation?: InvitationRef | undefined
}

/**
 * Writes person, link and mail in one transaction. Returns only an id for the sign-up: the response is the same whether
 * the address is new, unconfirmed or has an account; only the mail differs.
 */
export const signUp =
  (needs: LinkNeeds & { database: Database }) =>
  async ({ email, password, browser, invitation }: SignUp): Promise<string> => {
    const { database, stories, mails } = needs
    const uuid = newUuid()
    const values: SignUpOf = {
      password_hash: await hashPassword(password),
      browser_hash: hashOf(browser),
      invitation_uuid: invitation?.uuid ?? null,
      invitation_generation: invitation?.generation ?? null,
    }
    const story = await database.shared(async (tx) => {
      await userStore.insert(tx, { uuid: newUuid(), email })
      const user = await userStore.lockByEmail(tx, email)
      if (!user) throw new Error('an account vanished while signing up')
      return withinMailQuota(mails, email, async () => {
        if (!user.confirmed_at) return issueLink(needs, tx, user.id, { kind: 'confirmation', uuid, ...values })
        const notice = noticeMail('already-registered', user.uuid, uuid, invitation)
        await stories.write(tx, notice)
        return notice
      })
    })
    if (story) void stories.start(story)
    return uuid
  }

export const invitationOf = ({
  invitation_uuid: uuid,
  invitation_generation: generation,
}: Pick<SignUpOf, 'invitation_uuid' | 'invitation_generation'>): InvitationRef | undefined =>
  uuid === null || generation === null ? undefined : { uuid, generation }
