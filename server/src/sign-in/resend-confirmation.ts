import type { Database } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import { noticeMail } from './sign-in-mail.ts'
import { userStore } from './user.store.ts'

/** The mail of a sign-up once more, with a new link; for an address without a sign-up nothing happens, unseen. */
export const resendConfirmation =
  (needs: LinkNeeds & { database: Database }) =>
  async (email: string): Promise<void> => {
    const { database, stories } = needs
    const story = await database.shared(async (tx) => {
      const known = await userStore.lockByEmail(tx, email)
      if (!known) return undefined
      if (!known.confirmed_at) return issueLink(needs, tx, known.id, 'confirmation')
      const notice = noticeMail('already-registered', known.uuid, newUuid())
      await stories.write(tx, notice)
      return notice
    })
    if (story) void stories.start(story)
  }
