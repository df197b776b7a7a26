import { useDocumentKeys } from './use-document-keys.ts'

/** Keys that nobody else on the page gets, where `take` says so. */
export const useHeldKeys = (take: (event: KeyboardEvent) => boolean): void => {
  const hold = (event: KeyboardEvent) => {
    if (!take(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  useDocumentKeys(hold, { isFirst: true })
}
