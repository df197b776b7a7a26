import { isCharacter, isInDialog } from '../keys/plain-key.ts'
import { useHeldKeys } from '../keys/use-held-keys.ts'

type Props = { onText: (change: (before: string) => string) => void; onClose: () => void }

/** While the palette is loading and until it has the focus, typed text goes into it and triggers nothing else. */
export function TypedAhead({ onText, onClose }: Props) {
  useHeldKeys((event) => {
    const { key, target } = event
    if (isInDialog(target)) return false
    if (isCharacter(event)) onText((before) => before + key)
    else if (key === 'Backspace') onText((before) => before.slice(0, -1))
    else if (key === 'Escape') onClose()
    return true
  })
  return null
}
