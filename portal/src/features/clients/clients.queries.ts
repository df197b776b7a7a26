import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { CLIENTS_PAGE_SIZE, listBusinessClients } from '../../api/contract.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { pageData } from '../../api/page-data.ts'
import { fetchRecords } from '../../api/records.ts'
import { pageOf } from './page-number.ts'

/** The wait before a failed load is tried again without being asked to; the texts name it. */
const TRY_AGAIN_MS = 20_000

/** One page of the firm's clients, with its number: what is shown may be another page than the one on its way. */
export const clientsQuery = (organizationUuid: string, page: number) =>
  queryOptions({
    queryKey: ['clients', organizationUuid, { page }],
    queryFn: async ({ signal }) => {
      const { results, count } = await fetchRecords(listBusinessClients, {
        params: { organizationUuid },
        query: { view: 'all', limit: CLIENTS_PAGE_SIZE, offset: (page - 1) * CLIENTS_PAGE_SIZE },
        signal,
      })
      return { results, count, page }
    },
    // The loader has just tried; a second call on the heels of a failed one tells nothing new.
    retryOnMount: false,
    refetchInterval: ({ state }) => state.status === 'error' && TRY_AGAIN_MS,
  })

/** Starts the list call beside the guard's calls and waits for none: the page itself shows how the call went. */
export const loadClients =
  (queryClient: QueryClient) =>
  ({ request }: LoaderFunctionArgs): null => {
    const page = pageOf(new URL(request.url).searchParams)
    const uuid = pageData().organization_uuid
    if (uuid) void queryClient.prefetchQuery(clientsQuery(uuid, page))
    else startAfterOrganization(queryClient, page)
    return null
  }

const startAfterOrganization = (queryClient: QueryClient, page: number): void => {
  queryClient
    .ensureQueryData(organizationQuery)
    .then(({ uuid }) => queryClient.prefetchQuery(clientsQuery(uuid, page)))
    // The guard has the same failure in hand and answers it.
    .catch(() => undefined)
}
