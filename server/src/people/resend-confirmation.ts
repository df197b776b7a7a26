import { Uuid } from '@partner-hub/contracts/calls/uuid.ts'
import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import { linkStore } from './link.store.ts'
import { noticeMail } from './sign-in-mail.ts'
import { invitationOf } from './sign-up.ts'
import { userStore } from './user.store.ts'
import { withinMailQuota } from './within-mail-quota.ts'

/** Sends the mail of a sign-up again, with a new link; silently does nothing if the address has no such sign-up. */
export const resendConfirmation =
  (needs: LinkNeeds & { database: Database }) =>
  async ({ email, sign_up }: { email: string; sign_up: string }): Promise<void> => {
    const { database, stories, mails } = needs
    const story = await database.shared(async (tx) => {
      const user = await userStore.lockByEmail(tx, email)
      if (!user) return undefined
      const former = Uuid.safeParse(sign_up).success ? await linkStore.findSignUp(tx, user.id, sign_up) : undefined
      if (!user.confirmed_at && !former) return undefined
      return withinMailQuota(mails, email, async () => {
        if (!user.confirmed_at && former) return issueLink(needs, tx, user.id, { kind: 'confirmation', ...former })
        const notice = noticeMail('already-registered', user.uuid, newUuid(), former && invitationOf(former))
        await stories.write(tx, notice)
        return notice
      })
    })
    if (story) void stories.start(story)
  }
