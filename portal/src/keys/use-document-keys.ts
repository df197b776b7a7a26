import { useEffectEvent, useLayoutEffect } from 'react'

type Options = {
  /** Handles keys in the capture phase, before any other listener. */
  isFirst?: boolean
}

/** Listens to keys anywhere on the page, from the first render on. */
export const useDocumentKeys = (onKeyDown: (event: KeyboardEvent) => void, { isFirst = false }: Options = {}): void => {
  const tell = useEffectEvent(onKeyDown)
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => tell(event)
    document.addEventListener('keydown', listen, isFirst)
    return () => document.removeEventListener('keydown', listen, isFirst)
  }, [isFirst])
}
