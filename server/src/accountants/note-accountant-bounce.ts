import type { Database } from '../platform/database/database.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import { accountantInvitationStore } from './accountant-invitation.store.ts'
import { invitationOf } from './accountant-message-id.ts'
import { bounceToBooks } from './tell-of-invitation.ts'

interface Needs {
  database: Database
  stories: Stories
  hubHost: string
}

/** A permanent bounce of an accountant's mail: Books shows the owner why. */
export const noteAccountantBounce =
  ({ database, stories, hubHost }: Needs) =>
  async (messageId: string, problem: string): Promise<void> => {
    const uuid = invitationOf(hubHost, messageId)
    if (!uuid) return
    const story = bounceToBooks(uuid)
    const isNoted = await database.acrossFirms('a mail that came back', async (tx) => {
      if (!(await accountantInvitationStore.noteUndelivered(tx, uuid, problem))) return false
      await stories.write(tx, story)
      return true
    })
    if (isNoted) void stories.start(story)
  }
