import type { BooksTeam } from '@partner-hub/contracts/books/books.ts'
import type { BooksPort } from '../books/books.ts'
import { lockRelations } from '../clients/lock-client.ts'
import type { AcrossTransaction, Database } from '../platform/database/database.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { accountReadingStore } from './account-reading.store.ts'

interface Needs {
  database: Database
  books: BooksPort
  stories: Stories
  /** Applies the team to the firms, in the transaction that stores it; returns the stories to start. */
  followTeam: (tx: AcrossTransaction, account_id: string, team: BooksTeam) => Promise<Story[]>
}

/**
 * Copies an account's team as Books returns it (DEC-50), never as a message claims it. Skipped if `version` is already
 * known. Returns the team that was read.
 */
export const copyTeam =
  ({ database, books, stories, followTeam }: Needs) =>
  async (account_id: string, version = Number.POSITIVE_INFINITY): Promise<BooksTeam | undefined> => {
    const known = await database.acrossFirms('the version of a team', (tx) =>
      accountReadingStore.findVersion(tx, account_id),
    )
    if (known === undefined || known >= version) return undefined
    const team = await books.findTeam(account_id)
    if (!team || team.version === known) return team
    const begun = await database.acrossFirms('the team of an account', async (tx) => {
      await lockRelations(tx, account_id)
      if (!(await accountReadingStore.moveOn(tx, account_id, team.version))) return []
      const following = await followTeam(tx, account_id, team)
      for (const story of following) await stories.write(tx, story)
      return following
    })
    for (const story of begun) void stories.start(story)
    return team
  }
