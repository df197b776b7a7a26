import type { Database } from '../platform/database/database.ts'
import { unseal } from '../platform/ids/secrets.ts'
import { sessionStore } from './session.store.ts'
import type { SessionKeys } from './session-keys.ts'

export interface SessionActivities {
  revokeSessionToken(session: string): Promise<void>
  forgetSessionToken(session: string): Promise<void>
}

export const createSessionActivities = (needs: {
  database: Database
  keys: SessionKeys
  client: { revoke(token: string): Promise<void> }
}): SessionActivities => ({
  revokeSessionToken: async (session) => {
    const sealed = await sessionStore.findSealedToken(needs.database.once, session)
    if (sealed) await needs.client.revoke(unseal(needs.keys.sealing, sealed))
  },
  forgetSessionToken: async (session) => {
    await sessionStore.forgetToken(needs.database.once, session)
  },
})
