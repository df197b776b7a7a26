import { useLayoutEffect } from 'react'
import { useHeldKeys } from '../../keys/use-held-keys.ts'

type Props = { anchor: HTMLElement; onClose: () => void }

/** Keeps keys from the list while the menu's script is loading. Escape or moving the focus elsewhere cancels it. */
export function AwaitedRowMenu({ anchor, onClose }: Props) {
  useHeldKeys(({ key }) => {
    if (key === 'Escape') onClose()
    return true
  })
  // Cancels before the menu takes the focus. If the reader has moved on, an opening menu would catch their next Enter.
  useLayoutEffect(() => {
    const row = anchor.closest('tr')
    const follow = ({ target }: FocusEvent) => {
      if (!row?.contains(target as Node)) onClose()
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [anchor, onClose])
  return null
}
