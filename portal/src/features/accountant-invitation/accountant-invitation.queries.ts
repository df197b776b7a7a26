import type { AccountantInvitation } from '@partner-hub/contracts/books/accountant-invitations.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../api/api.ts'
import { getAccountantInvitation, listAccountantInvitations } from '../../api/contract.ts'
import { pageData } from '../../api/page-data.ts'

/** Matches every query about them, to invalidate after an answer or news from Books. */
export const accountantInvitations = { queryKey: ['accountant-invitations'] } as const

/** If the list cannot be loaded it is left out until the next update: the mail says the same. */
const listWaiting = ({ signal }: { signal: AbortSignal }): Promise<AccountantInvitation[]> =>
  api(listAccountantInvitations, { signal }).then(
    ({ results }) => results,
    () => [],
  )

/** Invitations waiting for the reader. The document says whether there are any at first; live updates do later. */
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

/** Starts the call while the page's script is loading; the page shows the result. */
export const loadAccountantInvitation =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs): null => {
    if (params.uuid) void queryClient.prefetchQuery(accountantInvitationQuery(params.uuid))
    return null
  }
