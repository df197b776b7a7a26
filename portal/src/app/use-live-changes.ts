import { clientOfKey, EVENTS_PATH, type LiveKey, type liveKeys } from '@partner-hub/contracts/calls/live-keys.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientKey, clientLists } from '../api/client-lists.ts'
import { accountantInvitations } from '../features/accountant-invitation/accountant-invitation.queries.ts'
import { supportVisits } from '../features/support-visits/support-visits.queries.ts'
import { isAttended } from './attended.ts'

const POLL_MS = 30_000
/** Changes within one burst are refetched once. */
const GATHER_MS = 150

/** The queries for each key of the stream. */
const queryKeys: Record<(typeof liveKeys)[number], readonly string[]> = {
  clients: clientLists.queryKey,
  client: ['client'],
  accountant_invitations: accountantInvitations.queryKey,
  support_visits: supportVisits.queryKey,
  support_requests: ['support-request'],
}

/** Undefined for a key this portal does not know. */
const queryKeyOf = (key: LiveKey): readonly string[] | undefined => {
  const uuid = clientOfKey(key)
  return uuid ? clientKey(uuid) : queryKeys[key as keyof typeof queryKeys]
}

const refetch = (queryClient: QueryClient, queryKey: readonly string[]): void => {
  const refetchType = isAttended() && document.visibilityState === 'visible' ? 'active' : 'none'
  void queryClient.invalidateQueries({ queryKey, refetchType })
}

const keysIn = (data: string): readonly LiveKey[] => {
  try {
    return JSON.parse(data).keys ?? []
  } catch {
    return []
  }
}

/** Follows other people's changes until the returned function is called (DEC-65). */
const followChanges = (queryClient: QueryClient): (() => void) => {
  const gathered = new Set<LiveKey>()
  let source: EventSource
  let gathering: number | undefined
  let polling: number | undefined

  const flush = () => {
    gathering = undefined
    for (const key of gathered) {
      const queryKey = queryKeyOf(key)
      if (queryKey) refetch(queryClient, queryKey)
    }
    gathered.clear()
  }
  const catchUp = () => {
    for (const queryKey of Object.values(queryKeys)) refetch(queryClient, queryKey)
  }
  const stopPolling = () => {
    window.clearInterval(polling)
    polling = undefined
  }
  const open = () => {
    source = new EventSource(EVENTS_PATH)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      for (const key of keysIn(data)) gathered.add(key)
      gathering ??= window.setTimeout(flush, GATHER_MS)
    }
    source.onopen = () => {
      // The stream does not repeat what was missed while disconnected.
      if (polling !== undefined) catchUp()
      stopPolling()
    }
    source.onerror = () => {
      polling ??= window.setInterval(poll, POLL_MS)
    }
  }
  const poll = () => {
    catchUp()
    // A dropped stream reconnects by itself; a refused one has to be reopened.
    if (source.readyState === EventSource.CLOSED) open()
  }

  open()
  return () => {
    source.close()
    stopPolling()
    window.clearTimeout(gathering)
  }
}

/** Keeps the page up to date with other people's changes; mounted once. */
export const useLiveChanges = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => followChanges(queryClient), [queryClient])
}
