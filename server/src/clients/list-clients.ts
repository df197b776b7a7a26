import type { listBusinessClients } from '@partner-hub/contracts/business-clients.ts'
import type { AnswerOf, QueryOf } from '@partner-hub/contracts/endpoint.ts'
import type { Database } from '../platform/database/database.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { clientStore } from './client.store.ts'
import { listedClient } from './client-row.ts'

/** A page of the firm's clients and the counts of every view, from the read model alone. */
export const listClients =
  ({ database }: { database: Database }) =>
  async (
    firm: string,
    asked: string,
    query: QueryOf<typeof listBusinessClients>,
  ): Promise<AnswerOf<typeof listBusinessClients>> => {
    refuseUnless(asked === firm, 'not_found')
    const { view, limit, offset } = query
    const { rows, counts } = await clientStore.listPage(database, firm, { view, limit, offset })
    refuseUnless(counts, 'not_found')
    return {
      results: rows.map(listedClient),
      count: counts[view ? (`${view}_count` as const) : 'every_count'],
      counts: {
        all: counts.all_count,
        active: counts.active_count,
        trials: counts.trials_count,
        archived: counts.archived_count,
      },
    }
  }
