import type { RefObject } from 'react'
import { isPlainKey } from '../../keys/plain-key.ts'
import { useDocumentKeys } from '../../keys/use-document-keys.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }

const isLeavingSearch = ({ key, target }: KeyboardEvent): boolean =>
  key === 'ArrowDown' && target instanceof HTMLElement && target.ariaKeyShortcuts === '/'

/** The focus is where a newly opened page puts it. */
const isAtTop = ({ key }: KeyboardEvent): boolean =>
  key === 'ArrowDown' && document.activeElement?.matches('body, h1') === true

/** Arrow keys move between rows, and into them from the search or a new page; j and k work from anywhere. */
export const useRowKeys = (table: RefObject<HTMLTableElement | null>): void => {
  useDocumentKeys((event) => {
    const step = steps[event.key]
    if (step === undefined || !(isPlainKey(event) || isLeavingSearch(event))) return
    const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
    if (at < 0 && event.key.startsWith('Arrow') && !isLeavingSearch(event) && !isAtTop(event)) return
    const next = links[at < 0 ? 0 : Math.max(0, Math.min(at + step, links.length - 1))]
    if (!next) return
    event.preventDefault()
    next.focus()
  })
}
