import { Uuid } from '@partner-hub/contracts/calls/uuid.ts'
import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import { linkStore } from './link.store.ts'
import { noticeMail } from './sign-in-mail.ts'
import { begunAt } from './sign-up.ts'
import { userStore } from './user.store.ts'
import { withinMailQuota } from './within-mail-quota.ts'

/** The mail of one sign-up once more, with a new link; for an address without that sign-up nothing happens, unseen. */
export const resendConfirmation =
  (needs: LinkNeeds & { database: Database }) =>
  async ({ email, sign_up }: { email: string; sign_up: string }): Promise<void> => {
    const { database, stories, mails } = needs
    const story = await database.shared(async (tx) => {
      const known = await userStore.lockByEmail(tx, email)
      if (!known) return undefined
      const former = Uuid.safeParse(sign_up).success ? await linkStore.findSignUp(tx, known.id, sign_up) : undefined
      if (!known.confirmed_at && !former) return undefined
      return withinMailQuota(mails, email, async () => {
        if (!known.confirmed_at && former) return issueLink(needs, tx, known.id, { kind: 'confirmation', ...former })
        const notice = noticeMail('already-registered', known.uuid, newUuid(), former && begunAt(former))
        await stories.write(tx, notice)
        return notice
      })
    })
    if (story) void stories.start(story)
  }
