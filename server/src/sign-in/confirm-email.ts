import type { Database } from '../platform/database/database.ts'
import { linkStore } from './link.store.ts'
import { readLink } from './link-token.ts'
import { userStore } from './user.store.ts'

/** The sign-up of the link counts, the person's others do not. False when the link is unknown, used, void or too old. */
export const confirmEmail =
  ({ database }: { database: Database }) =>
  async (token: string): Promise<boolean> => {
    const opened = readLink(token)
    if (!opened) return false
    return database.shared(async (tx) => {
      const link = await linkStore.findLive(tx, 'confirmation', opened)
      // Of two links at once the first wins: whoever has the row next finds the address confirmed.
      if (!link || (await userStore.lock(tx, link.user_id)).confirmed_at) return false
      const used = await linkStore.use(tx, 'confirmation', opened)
      if (!used?.password_hash) return false
      await userStore.setPassword(tx, link.user_id, used.password_hash)
      await userStore.confirm(tx, link.user_id)
      await linkStore.voidAll(tx, link.user_id, 'confirmation')
      return true
    })
  }
