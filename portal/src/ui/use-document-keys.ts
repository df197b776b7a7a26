import { useEffectEvent, useLayoutEffect } from 'react'

/** Keys pressed anywhere on the page: whoever sees it can press them already. */
export const useDocumentKeys = (onKeyDown: (event: KeyboardEvent) => void): void => {
  const tell = useEffectEvent(onKeyDown)
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => tell(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
