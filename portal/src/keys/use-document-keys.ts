import { useEffectEvent, useLayoutEffect } from 'react'

type Options = {
  /** Before anybody else on the page hears of them. */
  isFirst?: boolean
}

/** Keys pressed anywhere on the page: whoever sees it can press them already. */
export const useDocumentKeys = (onKeyDown: (event: KeyboardEvent) => void, { isFirst = false }: Options = {}): void => {
  const tell = useEffectEvent(onKeyDown)
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => tell(event)
    document.addEventListener('keydown', listen, isFirst)
    return () => document.removeEventListener('keydown', listen, isFirst)
  }, [isFirst])
}
