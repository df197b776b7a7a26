import { useSyncExternalStore } from 'react'

const events = ['resize', 'scroll'] as const

const subscribe = (listener: () => void) => {
  for (const event of events) window.visualViewport?.addEventListener(event, listener)
  return () => {
    for (const event of events) window.visualViewport?.removeEventListener(event, listener)
  }
}

/** The part of the page above the keyboard on the screen, in pixels. */
export const useVisualViewport = (): { top: number; height: number } => ({
  top: useSyncExternalStore(subscribe, () => window.visualViewport?.offsetTop ?? 0),
  height: useSyncExternalStore(subscribe, () => window.visualViewport?.height ?? window.innerHeight),
})
