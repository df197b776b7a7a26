import type { ClientRow } from '@partner-hub/contracts/client-list.ts'
import { type RefObject, useEffect, useState } from 'react'
import { clientsOf, type ListAddress } from './list-address.ts'
import { Selection } from './selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

/** Other pages and another order keep what is chosen; another view, search or filter is another list and begins anew. */
export const useListSelection = (
  address: ListAddress,
  rows: readonly ClientRow[] | undefined,
  table: RefObject<HTMLTableElement | null>,
): Selection => {
  const matched = JSON.stringify(clientsOf(address))
  const [kept, setKept] = useState(() => ({ matched, selection: new Selection() }))
  if (kept.matched !== matched) setKept({ matched, selection: new Selection() })
  const { selection } = kept
  useEffect(() => selection.showPage(rows ?? []), [selection, rows])
  useSelectionKeys(table, selection)
  return selection
}
