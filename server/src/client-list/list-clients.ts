import type { AnswerOf, QueryOf } from '@partner-hub/contracts/calls/endpoint.ts'
import type { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import type { Database } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Member } from '../platform/http/caller.ts'
import { refuseUnless } from '../platform/http/refusal.ts'
import { WrittenAnswer } from '../platform/http/written-answer.ts'
import type { Log } from '../platform/log/log.ts'
import type { ListedPage } from './client-page.sql.ts'
import { clientRowsStore } from './client-rows.store.ts'

type Answer = AnswerOf<typeof listBusinessClients>
type Query = QueryOf<typeof listBusinessClients>

/** One page of the firm's clients and the counts of every view, from the read model only. */
export const listClients =
  ({ database, log }: { database: Database; log: Log }) =>
  async (member: Member, organizationUuid: string, query: Query): Promise<WrittenAnswer<Answer>> => {
    refuseUnless(organizationUuid === member.organization_uuid, 'not_found')
    const page = await findPage(database, member, query)
    refuseUnless(page, 'not_found')
    for (const client of page.left_out ?? []) log.error({ client }, 'client left out of the list')
    return new WrittenAnswer(answerOf(page))
  }

/** If the cursor row has left the list since, falls back to the page number. */
const findPage = async (database: Database, scope: Scope, { after, before, ...request }: Query) => {
  const beside = await clientRowsStore.listPage(database, scope, { ...request, after, before })
  const isLost = (after ?? before) !== undefined && beside?.results === null && request.offset < beside.count
  return isLost ? clientRowsStore.listPage(database, scope, request) : beside
}

const answerOf = ({ results, count, left_out, has_runs, ...counts }: ListedPage): string => {
  const rest: Omit<Answer, 'results'> = {
    count,
    counts: {
      all: counts.all_count,
      active: counts.active_count,
      trials: counts.trials_count,
      archived: counts.archived_count,
    },
    left_out: left_out?.length ?? 0,
    has_runs,
  }
  return `{"results":[${results ?? ''}],${JSON.stringify(rest).slice(1)}`
}
