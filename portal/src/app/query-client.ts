import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isTransient, statusOf } from '../api/problem.ts'
import { tellOtherTabs } from './session/session-news.ts'
import { leaveAfter } from './session/sign-in-redirect.ts'

const onError = (error: Error): void => {
  if (statusOf(error) !== 401) return
  tellOtherTabs('ended')
  void leaveAfter(error)
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // 'always': offline calls fail at once with a message instead of waiting silently.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  })
