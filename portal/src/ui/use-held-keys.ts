import { useEffectEvent, useLayoutEffect } from 'react'

/** Keys that nobody else on the page gets, where `take` says so. */
export const useHeldKeys = (take: (event: KeyboardEvent) => boolean): void => {
  const takes = useEffectEvent(take)
  useLayoutEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', hold, { capture: true })
    return () => document.removeEventListener('keydown', hold, { capture: true })
  }, [])
}
