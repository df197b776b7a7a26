import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { listSupportVisits } from '../../api/contract.ts'
import { fetchRecords } from '../../api/records.ts'

export const VISITS_PAGE_SIZE = 25
const LOOK_AGAIN_MS = 10_000

export type SupportVisit = AnswerOf<typeof listSupportVisits>['results'][number]

/** Matches every page of visits. */
export const supportVisits = { queryKey: ['support-visits'] } as const

/** One page of visits to the firm, newest first. */
export const supportVisitsQuery = (organizationUuid: string, page: number) =>
  queryOptions({
    queryKey: [...supportVisits.queryKey, organizationUuid, page],
    queryFn: ({ signal }) =>
      fetchRecords(listSupportVisits, {
        params: { organizationUuid },
        query: { limit: VISITS_PAGE_SIZE, offset: (page - 1) * VISITS_PAGE_SIZE },
        signal,
      }),
    placeholderData: (before) => before,
    // Polled while a visit is still going on.
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ ends_at }) => Date.parse(ends_at) > Date.now()) === true && LOOK_AGAIN_MS,
  })
