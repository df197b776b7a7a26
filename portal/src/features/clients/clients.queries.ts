import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { CLIENTS_PAGE_SIZE, listBusinessClients } from '../../api/contract.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { pageData } from '../../api/page-data.ts'
import { fetchRecords } from '../../api/records.ts'
import { pageOf } from './page-number.ts'

/** One page of the firm's clients. While another page is on its way the old rows stay. */
export const clientsQuery = (organizationUuid: string, page: number) =>
  queryOptions({
    queryKey: ['clients', organizationUuid, { page }],
    queryFn: ({ signal }) =>
      fetchRecords(listBusinessClients, {
        params: { organizationUuid },
        query: { view: 'all', limit: CLIENTS_PAGE_SIZE, offset: (page - 1) * CLIENTS_PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
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
