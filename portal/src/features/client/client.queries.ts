import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { api } from '../../api/api.ts'
import { clientKey } from '../../api/client-lists.ts'
import {
  getBusinessClient,
  getClientContact,
  getClientInvitation,
  getClientMoments,
  getSubscription,
  listClientActivity,
} from '../../api/contract.ts'
import { getMany } from '../../api/get-many.ts'
import { fetchRecord } from '../../api/records.ts'
import { batchErrors, errors } from '../../texts/errors.ts'

/** Records are stored as received, because each carries the version it was read at. */
const asRead = { structuralSharing: false, retryOnMount: false } as const

export const clientQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'record'],
    queryFn: ({ signal }) => fetchRecord(getBusinessClient, uuid, { params: { uuid }, signal }),
    ...asRead,
  })

export const contactsQuery = ({ uuid, client_contacts }: Pick<BusinessClient, 'uuid' | 'client_contacts'>) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'contacts', client_contacts],
    queryFn: ({ signal }) =>
      getMany(getClientContact, client_contacts, 'fail', { failure: batchErrors.contacts, signal }),
    ...asRead,
  })

/** Null if the subscription could not be loaded: the page works without it. */
export const subscriptionQuery = ({ uuid, subscription }: Pick<BusinessClient, 'uuid' | 'subscription'>) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'subscription', subscription],
    queryFn: async ({ signal }) => (await getMany(getSubscription, [subscription], 'drop', { signal }))[0] ?? null,
    ...asRead,
  })

export const invitationsQuery = ({ uuid }: Pick<BusinessClient, 'uuid'>, contacts: readonly ClientContact[]) => {
  const uuids = contacts.flatMap((contact) => contact.client_invitations)
  return queryOptions({
    queryKey: [...clientKey(uuid), 'invitations', uuids],
    queryFn: ({ signal }) => getMany(getClientInvitation, uuids, 'fail', { failure: errors.invitations.title, signal }),
    ...asRead,
  })
}

/** Null if they could not be loaded: the page works without its dates. */
export const momentsQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'moments'],
    queryFn: ({ signal }) => api(getClientMoments, { params: { uuid }, signal }),
    retryOnMount: false,
  })

export const activityQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...clientKey(uuid), 'activity'],
    queryFn: ({ signal }) => api(listClientActivity, { params: { uuid }, signal }),
  })

/** Prefetches a client and everything its page shows. The page reports failures. */
export const prefetchClient = async (queryClient: QueryClient, uuid: string): Promise<void> => {
  const moments = queryClient.ensureQueryData(momentsQuery(uuid)).catch(() => undefined)
  try {
    const client = await queryClient.ensureQueryData(clientQuery(uuid))
    const [contacts] = await Promise.all([
      queryClient.ensureQueryData(contactsQuery(client)),
      queryClient.ensureQueryData(subscriptionQuery(client)),
    ])
    await Promise.all([queryClient.ensureQueryData(invitationsQuery(client, contacts)), moments])
  } catch {
    // The query stores its error.
  }
}

/** Starts the client's calls while its page loads, without waiting: the page shows the results. */
export const loadClient =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs): null => {
    if (params.uuid) void prefetchClient(queryClient, params.uuid)
    return null
  }

/** Starts the call for the client alone, for pages that need no more of it. */
export const loadClientRecord =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs): null => {
    if (params.uuid) void queryClient.prefetchQuery(clientQuery(params.uuid))
    return null
  }
