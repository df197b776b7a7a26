import type { AnswerOf } from '@partner-hub/contracts/calls/endpoint.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { clientLists } from '../../api/client-lists.ts'
import { listBusinessClients } from '../../api/contract.ts'
import { organizationQuery } from '../../api/member.queries.ts'
import { pageData } from '../../api/page-data.ts'
import { fetchRecords } from '../../api/records.ts'
import { addressOf, clientsOf, type ListAddress } from './list-address.ts'
import { besidePage } from './page-beside.ts'

/** Delay before a failed load is retried automatically; the texts mention it. */
const RETRY_MS = 20_000

/** Includes the request: the page shown may differ from the one loading. */
export type ClientsAnswer = AnswerOf<typeof listBusinessClients> & { readonly address: ListAddress }

const pageKey = (organizationUuid: string, address: ListAddress) => [...clientLists.queryKey, organizationUuid, address]

/** One page of the firm's clients. */
export const clientsQuery = (organizationUuid: string, address: ListAddress) =>
  queryOptions({
    queryKey: pageKey(organizationUuid, address),
    queryFn: async ({ client, signal }): Promise<ClientsAnswer> => {
      const pageBeside = (page: number) =>
        client.getQueryState<ClientsAnswer>(pageKey(organizationUuid, { ...address, page }))
      const answer = await fetchRecords(listBusinessClients, {
        params: { organizationUuid },
        query: {
          ...clientsOf(address),
          sort: address.sort === 'name' ? undefined : address.sort,
          limit: address.per_page,
          offset: (address.page - 1) * address.per_page,
          ...besidePage(address.page, pageBeside),
        },
        signal,
      })
      return { ...answer, address }
    },
    // The loader has just tried, so an immediate retry would be pointless.
    retryOnMount: false,
    refetchInterval: ({ state }) => state.status === 'error' && RETRY_MS,
  })

/** Starts the list call in parallel with the guard's calls, without waiting: the page shows the result. */
export const loadClients =
  (queryClient: QueryClient) =>
  ({ request }: LoaderFunctionArgs): null => {
    const address = addressOf(new URL(request.url).searchParams)
    const uuid = pageData().organization_uuid
    if (uuid) void queryClient.prefetchQuery(clientsQuery(uuid, address))
    else startAfterOrganization(queryClient, address)
    return null
  }

const startAfterOrganization = (queryClient: QueryClient, address: ListAddress): void => {
  queryClient
    .ensureQueryData(organizationQuery)
    .then(({ uuid }) => queryClient.prefetchQuery(clientsQuery(uuid, address)))
    // The guard sees the same failure and handles it.
    .catch(() => undefined)
}
