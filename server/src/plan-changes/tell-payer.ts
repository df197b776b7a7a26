import type { BooksPort } from '../books/books.ts'
import type { Database } from '../platform/database/database.ts'
import { planChangeStore } from './plan-change.store.ts'

interface Needs {
  database: Database
  books: BooksPort
}

/** Tells Books who pays for an account now. One that is still being opened is told later. */
export const tellPayer =
  ({ database, books }: Needs) =>
  async (account_id: string, signal?: AbortSignal): Promise<void> => {
    const { billing_owner, is_open } = await database.acrossFirms('who pays for an account', (tx) =>
      planChangeStore.getPayer(tx, account_id),
    )
    const isTold = await books.namePayer(account_id, { billing_owner }, signal)
    if (!(isTold || is_open)) throw new Error(`Books has not opened account ${account_id} yet`)
  }
