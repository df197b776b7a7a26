import type { Database } from '../platform/database/database.ts'
import type { Person } from '../platform/http/caller.ts'
import { acceptanceStore } from './acceptance.store.ts'

interface Needs {
  database: Database
  /** Where Books lists the accounts of a person who owns several. */
  booksUrl: string
}

/** The URL of the books for someone without a firm who owns an account; undefined for everyone else. */
export const findOwnBooks =
  ({ database, booksUrl }: Needs) =>
  async ({ user_id, membership }: Person): Promise<string | undefined> => {
    if (membership) return undefined
    const owned = await database.acrossFirms("an owner's accounts", (tx) => acceptanceStore.listOwned(tx, user_id))
    const [first, ...others] = owned
    if (!first) return undefined
    return (others.length === 0 && first.open_url) || booksUrl
  }
