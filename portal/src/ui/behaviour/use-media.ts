import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()

/** Shared per query: creating a MediaQueryList takes longer than reading one. */
const listOf = (query: string): MediaQueryList => {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = listOf(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => listOf(query).matches)
}
