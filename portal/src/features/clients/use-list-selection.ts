import type { ClientRow } from '@partner-hub/contracts/client-list.ts'
import { type RefObject, useEffect, useMemo } from 'react'
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is matched is what it belongs to
  const selection = useMemo(() => new Selection(), [matched])
  useEffect(() => selection.showPage(rows ?? []), [selection, rows])
  useSelectionKeys(table, selection)
  return selection
}
