import type { RefObject } from 'react'
import { isPlainKey } from '../../keys/plain-key.ts'
import { useDocumentKeys } from '../../keys/use-document-keys.ts'
import type { Selection } from './selection.ts'

/** `x` toggles the focused row; Escape clears the selection. */
export const useSelectionKeys = (table: RefObject<HTMLTableElement | null>, selection: Selection): void => {
  useDocumentKeys((event) => {
    if (!isPlainKey(event)) return
    if (event.key === 'Escape') return selection.clear()
    const row = event.key === 'x' ? document.activeElement?.closest('tr') : undefined
    if (row && table.current?.contains(row)) row.querySelector<HTMLElement>('[data-row-box] input')?.click()
  })
}
