import { type RefCallback, useCallback, useRef } from 'react'

/** A ref for a button that is replaced by a new element when it is enabled or disabled: the new one takes over the focus. */
export const useKeptFocus = (): RefCallback<HTMLButtonElement> => {
  const hadFocus = useRef(false)
  return useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current) button.focus({ preventScroll: true })
    return () => {
      hadFocus.current = button === document.activeElement
    }
  }, [])
}
