import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  bluebird,
  CLIENT_UUID,
  sampleContact,
  sampleInvitation,
  sampleMoments,
  sampleSubscription,
} from '../../../testing/sample-client.ts'
import { stubCalls } from '../../../testing/stub-calls.ts'
import {
  getBusinessClient,
  getClientContact,
  getClientInvitation,
  getClientMoments,
  getSubscription,
} from '../../api/contract.ts'
import { contactsQuery, prefetchClient } from './client.queries.ts'

const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

test('ERR-15 failing to load contacts throws their text with the status CUSTOM_ERROR', async () => {
  stubCalls().refuse(getClientContact, 500)
  await expect(newQueryClient().fetchQuery(contactsQuery(bluebird()))).rejects.toMatchObject({
    message: 'Error fetching client contacts',
    status: 'CUSTOM_ERROR',
  })
})

test('prefetching a client loads everything its page shows, once', async () => {
  const server = stubCalls()
  const invitation = sampleInvitation(1, 'PENDING')
  server.answer(getBusinessClient, bluebird())
  server.answer(getClientContact, sampleContact({ client_invitations: [invitation.uuid] }))
  server.answer(getSubscription, sampleSubscription())
  server.answer(getClientInvitation, invitation)
  server.answer(getClientMoments, sampleMoments())
  const queryClient = newQueryClient()
  await prefetchClient(queryClient, CLIENT_UUID)
  await prefetchClient(queryClient, CLIENT_UUID)
  for (const endpoint of [getBusinessClient, getClientContact, getSubscription, getClientInvitation, getClientMoments])
    expect(server.callsOf(endpoint)).toHaveLength(1)
})

test('a failed prefetch is ignored; the page itself reports the failure', async () => {
  const server = stubCalls()
  server.refuse(getBusinessClient, 500)
  server.refuse(getClientMoments, 500)
  await expect(prefetchClient(newQueryClient(), CLIENT_UUID)).resolves.toBeUndefined()
})
