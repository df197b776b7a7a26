import { type RefCallback, useCallback, useRef } from 'react'

/** A ref for a button that closes or opens by itself and is a new element then: the new one takes over the focus. */
export const useKeptFocus = (): RefCallback<HTMLButtonElement> => {
  const hadFocus = useRef(false)
  return useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current) button.focus({ preventScroll: true })
    return () => {
      hadFocus.current = button === document.activeElement
    }
  }, [])
}
