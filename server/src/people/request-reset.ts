import type { Database } from '../platform/database/database.ts'
import { issueLink, type LinkNeeds } from './issue-link.ts'
import { userStore } from './user.store.ts'
import { withinMailQuota } from './within-mail-quota.ts'

/** Mails a link when the address has an account, and says nothing of it. */
export const requestReset =
  (needs: LinkNeeds & { database: Database }) =>
  async (email: string): Promise<void> => {
    const story = await needs.database.shared(async (tx) => {
      const known = await userStore.lockByEmail(tx, email)
      return known && withinMailQuota(needs.mails, email, () => issueLink(needs, tx, known.id, { kind: 'reset' }))
    })
    if (story) void needs.stories.start(story)
  }
