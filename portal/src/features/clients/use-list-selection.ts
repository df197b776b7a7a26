import type { ClientRow } from '@partner-hub/contracts/client-list.ts'
import { type RefObject, useLayoutEffect } from 'react'
import { useStateOf } from '../../ui/use-state-of.ts'
import { clientsOf, type ListAddress } from './list-address.ts'
import { Selection } from './selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

/** Other pages and another order keep what is chosen; another view, search or filter is another list and begins anew. */
export const useListSelection = (
  address: ListAddress,
  rows: readonly ClientRow[] | undefined,
  table: RefObject<HTMLTableElement | null>,
): Selection => {
  const [selection] = useStateOf(JSON.stringify(clientsOf(address)), () => new Selection())
  // Whoever sees a row may choose it.
  useLayoutEffect(() => selection.showPage(rows ?? []), [selection, rows])
  useSelectionKeys(table, selection)
  return selection
}
