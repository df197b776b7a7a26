import { isCharacter, isModified } from './plain-key.ts'
import { useDocumentKeys } from './use-document-keys.ts'

/** Keys that a field or a menu handles, besides characters; 'Dead' is an accent that waits for its letter. */
const acting = new Set('Enter Escape Backspace Delete Dead Home End ArrowUp ArrowDown ArrowLeft ArrowRight'.split(' '))

/**
 * Captures keys meant for something that is still loading, if `take` returns true. All others go to the browser: Tab,
 * function keys, and any key with Ctrl, Alt or ⌘.
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
