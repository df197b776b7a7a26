import { useSyncExternalStore } from 'react'

const heightNow = (): number => window.visualViewport?.height ?? window.innerHeight

const subscribe = (listener: () => void) => {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** How high the page is above the keyboard on the screen, in pixels. */
export const useVisualHeight = (): number => useSyncExternalStore(subscribe, heightNow)
