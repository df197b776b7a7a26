import type { Database } from '../platform/database/database.ts'
import { announceEnds } from '../platform/live/announce.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { sessionStore } from './session.store.ts'

/** Ends the session at once; a story revokes the token, even if the sign-in service is down for long. */
export const endSession =
  ({ database, stories }: { database: Database; stories: Stories }) =>
  async (session_uuid: string): Promise<void> => {
    const story = revocationOf(session_uuid)
    const ended = await database.shared(async (tx) => {
      const ended = await sessionStore.end(tx, session_uuid)
      if (!ended) return false
      await announceEnds(tx, [session_uuid])
      await stories.write(tx, story)
      return true
    })
    if (ended) void stories.start(story)
  }

export const revocationOf = (session_uuid: string): Story => ({
  workflow: 'revokeToken',
  id: `revoke-token/${session_uuid}`,
  args: [session_uuid],
})
