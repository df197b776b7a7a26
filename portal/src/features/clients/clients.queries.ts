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

/** The wait before a failed load is tried again without being asked to; the texts name it. */
const TRY_AGAIN_MS = 20_000

/** With what was asked: what is shown may be another page than the one on its way. */
export type ClientsAnswer = AnswerOf<typeof listBusinessClients> & { readonly asked: ListAddress }

const pageKey = (organizationUuid: string, asked: ListAddress) => [...clientLists.queryKey, organizationUuid, asked]

/** One page of the firm's clients. */
export const clientsQuery = (organizationUuid: string, asked: ListAddress) =>
  queryOptions({
    queryKey: pageKey(organizationUuid, asked),
    queryFn: async ({ client, signal }): Promise<ClientsAnswer> => {
      const pageBeside = (page: number) =>
        client.getQueryState<ClientsAnswer>(pageKey(organizationUuid, { ...asked, page }))
      const answer = await fetchRecords(listBusinessClients, {
        params: { organizationUuid },
        query: {
          ...clientsOf(asked),
          sort: asked.sort === 'name' ? undefined : asked.sort,
          limit: asked.per_page,
          offset: (asked.page - 1) * asked.per_page,
          ...besidePage(asked.page, pageBeside),
        },
        signal,
      })
      return { ...answer, asked }
    },
    // The loader has just tried; a second call on the heels of a failed one tells nothing new.
    retryOnMount: false,
    refetchInterval: ({ state }) => state.status === 'error' && TRY_AGAIN_MS,
  })

/** Starts the list call beside the guard's calls and waits for none: the page itself shows how the call went. */
export const loadClients =
  (queryClient: QueryClient) =>
  ({ request }: LoaderFunctionArgs): null => {
    const asked = addressOf(new URL(request.url).searchParams)
    const uuid = pageData().organization_uuid
    if (uuid) void queryClient.prefetchQuery(clientsQuery(uuid, asked))
    else startAfterOrganization(queryClient, asked)
    return null
  }

const startAfterOrganization = (queryClient: QueryClient, asked: ListAddress): void => {
  queryClient
    .ensureQueryData(organizationQuery)
    .then(({ uuid }) => queryClient.prefetchQuery(clientsQuery(uuid, asked)))
    // The guard has the same failure in hand and answers it.
    .catch(() => undefined)
}
