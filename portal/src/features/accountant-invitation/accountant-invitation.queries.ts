import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../api/api.ts'
import { getAccountantInvitation, listAccountantInvitations } from '../../api/contract.ts'
import { pageData } from '../../api/page-data.ts'

/** Everything about them: what an answer, or news from Books, makes out of date. */
export const accountantInvitations = { queryKey: ['accountant-invitations'] } as const

/** The mail says the same: a list that cannot be had is left out, and asked for with the next news. */
const listWaiting = ({ signal }: { signal: AbortSignal }): Promise<AccountantInvitation[]> =>
  api(listAccountantInvitations, { signal }).then(
    ({ results }) => results,
    () => [],
  )

/** Those that wait for the reader; the document says whether there are any, later news does. */
export const waitingInvitations = () =>
  queryOptions({
    queryKey: [...accountantInvitations.queryKey, 'waiting'],
    queryFn: listWaiting,
    staleTime: Number.POSITIVE_INFINITY,
    ...(!pageData().accountant_invitations && { initialData: [] }),
  })

export const accountantInvitationQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...accountantInvitations.queryKey, uuid],
    queryFn: ({ signal }) => api(getAccountantInvitation, { params: { uuid }, signal }),
    retryOnMount: false,
  })

/** Starts the call while the page's script is still coming; the page shows how it went. */
export const loadAccountantInvitation =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs): null => {
    if (params.uuid) void queryClient.prefetchQuery(accountantInvitationQuery(params.uuid))
    return null
  }
