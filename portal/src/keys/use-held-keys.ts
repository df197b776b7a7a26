import { isCharacter, isModified } from './plain-key.ts'
import { useDocumentKeys } from './use-document-keys.ts'

/** What a field or a menu acts on, beside characters; 'Dead' is an accent that waits for its letter. */
const acting = new Set('Enter Escape Backspace Delete Dead Home End ArrowUp ArrowDown ArrowLeft ArrowRight'.split(' '))

/**
 * Keys meant for what is still coming, which nobody else on the page gets where `take` says so. All others stay the
 * browser's: Tab, function keys, and whatever is pressed with Ctrl, Alt or ⌘.
 */
export const useHeldKeys = (take: (event: KeyboardEvent) => boolean): void => {
  const hold = (event: KeyboardEvent) => {
    const isMeant = isCharacter(event) || (acting.has(event.key) && !isModified(event))
    if (!isMeant || !take(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  useDocumentKeys(hold, { isFirst: true })
}
