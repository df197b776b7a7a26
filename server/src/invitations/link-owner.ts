import type { BooksPort } from '../books/books.ts'
import { lockAccount } from '../clients/lock-client.ts'
import { getPerson } from '../people/find-person.ts'
import type { Database } from '../platform/database/database.ts'
import type { Story } from '../platform/workflow/stories.ts'
import { whileBeating } from '../platform/workflow/while-beating.ts'
import { acceptanceStore, type LinkedInvitation } from './acceptance.store.ts'

/** Tells Books who owns the account: one story per invitation, with the id built from it. */
export const ownerLinking = ({ uuid, account_id }: Pick<LinkedInvitation, 'uuid' | 'account_id'>): Story => ({
  workflow: 'linkOwner',
  id: `link-owner/${uuid}`,
  args: [account_id],
})

export interface OwnerActivities {
  linkOwnerInBooks(account_id: string): Promise<void>
}

/**
 * Sends Books the account's current owner; repeating it changes nothing. Then notes it, which gives the owner their
 * link to the books.
 */
export const createOwnerActivities = ({
  database,
  books,
}: {
  database: Database
  books: BooksPort
}): OwnerActivities => ({
  linkOwnerInBooks: (account_id) =>
    whileBeating(async (signal) => {
      const owner_id = await database.acrossFirms('the owner of an account', (tx) =>
        acceptanceStore.findOwner(tx, account_id),
      )
      if (owner_id === null) return
      const { uuid: identity_uuid, email, first_name, last_name } = await getPerson(database.once, owner_id)
      await books.linkOwner(account_id, { identity_uuid, email, first_name, last_name }, signal)
      await database.acrossFirms('an owner whom Books knows', async (tx) => {
        await lockAccount(tx, account_id)
        await acceptanceStore.noteLinked(tx, account_id, owner_id)
      })
    }),
})
