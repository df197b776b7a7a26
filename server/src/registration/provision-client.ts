import type { BooksPort } from '../books/books.ts'
import { accountOpening } from '../clients/account-opening.ts'
import type { Database } from '../platform/database/database.ts'
import { type Scope, wholeFirm } from '../platform/database/scope.ts'
import type { Story } from '../platform/workflow/stories.ts'
import { registrationStore } from './registration.store.ts'

/** Runs once per client, however often it is requested. */
export const provisioningOf = (firm: string, client: string): Story => ({
  workflow: 'provisionClient',
  id: `provision-client/${client}`,
  args: [firm, client],
})

interface Needs {
  database: Database
  books: BooksPort
  refreshSettings: (scope: Scope, account_id: string, uuid: string) => Promise<void>
}

/** The steps that give a client its account in Books; each can be repeated. */
export const provisionClient = ({ database, books, refreshSettings }: Needs) => {
  const accountOf = async (firm: string, client: string) => {
    const account = await registrationStore.findForBooks(database, firm, client)
    if (!account) throw new Error(`client ${client} is not there`)
    return account
  }
  const opening = accountOpening({ database })
  return {
    /**
     * The hub's own account id is the idempotency key, so repeating it opens one account. If the firm gave up the
     * client before the team existed, it leaves again here; if it does so later, the team is there.
     */
    open: async (firm: string, client: string, signal?: AbortSignal): Promise<string> => {
      const { account_id, ...account } = await accountOf(firm, client)
      const { redirect_url } = await books.openAccount(account_id, account, signal).catch(async (error: unknown) => {
        // Shown on the client's page; the story keeps retrying.
        await opening.noteFailure(firm, client)
        throw error
      })
      if (!(await opening.keepsAccess(firm, client))) await books.leaveTeam(account_id, client, signal)
      return redirect_url
    },
    remember: opening.remember,
    copySettings: async (firm: string, client: string): Promise<void> =>
      refreshSettings(wholeFirm(firm), (await accountOf(firm, client)).account_id, client),
  }
}
