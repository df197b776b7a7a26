import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { writePageData } from '../../testing/page-state.ts'
import { stubEvents } from '../../testing/stub-events.ts'
import { clientLists } from '../api/client-lists.ts'
import { createQueryClient } from './query-client.ts'
import { useLiveChanges } from './use-live-changes.ts'

/** A page that shows one list and nothing else, so that no other part of the app refetches it. */
const followList = async () => {
  const events = stubEvents()
  const queryClient = createQueryClient()
  const fetchList = vi.fn(async () => 'clients')
  await renderHook(
    () => {
      useLiveChanges()
      return useQuery({ ...clientLists, queryFn: fetchList })
    },
    {
      wrapper: ({ children }: PropsWithChildren) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  await expect.poll(() => queryClient.getQueryState(clientLists.queryKey)?.status).toBe('success')
  const isOutdated = () => queryClient.getQueryState(clientLists.queryKey)?.isInvalidated
  return { events, fetchList, isOutdated }
}

test('a tab left untouched for the idle time makes no calls, so that its session can end', async () => {
  writePageData({ idleSeconds: '0' })
  const { events, fetchList, isOutdated } = await followList()
  await events.says('clients')
  await expect.poll(isOutdated).toBe(true)
  expect(fetchList).toHaveBeenCalledTimes(1)
})

test('a tab used within the idle time fetches changes', async () => {
  writePageData({ idleSeconds: '900' })
  const { events, fetchList } = await followList()
  await events.says('clients')
  await expect.poll(() => fetchList.mock.calls.length).toBe(2)
})
