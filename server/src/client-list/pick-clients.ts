import type { ClientFilter, ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import type { FirmTransaction } from '../platform/database/database.ts'
import { clientRowsStore } from './client-rows.store.ts'

type Picked = { uuids: readonly string[] } | { filter: ClientFilter }

/** The firm's clients among those named, without duplicates, or all that currently match a filter. */
export const pickClients = (
  tx: FirmTransaction,
  firm: string,
  picked: Picked,
  { limit, order }: { limit: number; order: 'list' | 'uninvited first' },
): Promise<string[]> =>
  'uuids' in picked
    ? clientRowsStore.findNamed(tx, firm, picked.uuids, order)
    : clientRowsStore.findMatching(tx, firm, picked.filter, { limit, order })

/** These clients as the list shows them, in the order given. */
export const listRows = (tx: FirmTransaction, firm: string, uuids: readonly string[]): Promise<ClientRow[]> =>
  clientRowsStore.listNamed(tx, firm, uuids)
