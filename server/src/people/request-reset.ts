import type { Database } from '../platform/database/database.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import { userStore } from './user.store.ts'
import { withinMailQuota } from './within-mail-quota.ts'

/** Mails a link if the address has an account, without revealing whether it has. */
export const requestReset =
  (needs: LinkNeeds & { database: Database }) =>
  async (email: string): Promise<void> => {
    const story = await needs.database.shared(async (tx) => {
      const user = await userStore.lockByEmail(tx, email)
      return user && withinMailQuota(needs.mails, email, () => issueLink(needs, tx, user.id, { kind: 'reset' }))
    })
    if (story) void needs.stories.start(story)
  }
