import { refreshRows } from '../client-list/refresh-rows.ts'
import type { Database } from '../platform/database/database.ts'
import { wholeFirm } from '../platform/database/scope.ts'
import { announceClients } from '../platform/live/announce.ts'
import { clientStore } from './client.store.ts'
import { newClientStore } from './new-client.store.ts'

/** The state of a client's account creation in Books, for the client's page. */
export const accountOpening = ({ database }: { database: Database }) => ({
  /** False once the firm has given up the client. */
  keepsAccess: (firm: string, client: string): Promise<boolean> => newClientStore.keepsAccess(database, firm, client),

  noteFailure: (firm: string, client: string): Promise<void> =>
    database.inFirm(wholeFirm(firm), async (tx) => {
      if (await newClientStore.noteFailedOpening(tx, firm, client)) await announceClients(tx, [client])
    }),

  remember: (firm: string, client: string, redirectUrl: string): Promise<void> =>
    database.inFirm(wholeFirm(firm), async (tx) => {
      await clientStore.lock(tx, firm, client)
      await newClientStore.rememberAccount(tx, firm, client, redirectUrl)
      await refreshRows(tx, { organization_uuid: firm, uuids: [client] })
    }),
})
