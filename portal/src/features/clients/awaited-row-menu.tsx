import { useLayoutEffect } from 'react'
import { useHeldKeys } from '../../keys/use-held-keys.ts'

type Props = { anchor: HTMLElement; onClose: () => void }

/** While the menu is still coming, its keys are not taken for the list's. Escape gives it up, and so does going elsewhere. */
export function AwaitedRowMenu({ anchor, onClose }: Props) {
  useHeldKeys(({ key }) => {
    if (key === 'Escape') onClose()
    return true
  })
  // Gone before the menu takes the focus. A menu that came to somebody elsewhere would take the next Enter for its own.
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
