import type { Database } from '../platform/database/database.ts'
import { linkStore } from './link.store.ts'
import { readLink } from './link-token.ts'
import { userStore } from './user.store.ts'

/** False when the link is unknown, used, replaced or too old. */
export const confirmEmail =
  ({ database }: { database: Database }) =>
  async (token: string): Promise<boolean> => {
    const opened = readLink(token)
    if (!opened) return false
    return database.shared(async (tx) => {
      const used = await linkStore.use(tx, 'confirmation', opened)
      if (used) await userStore.confirm(tx, used.user_id)
      return used !== undefined
    })
  }
