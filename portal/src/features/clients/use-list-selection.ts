import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect } from 'react'
import { clientsOf, type ListAddress } from './list-address.ts'
import { Selection } from './selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

/** One for each session and view, so that it is still there on coming back from a client. */
const kept = new WeakMap<QueryClient, { view: string; selection: Selection }>()

const selectionOf = (session: QueryClient, view: string): Selection => {
  const known = kept.get(session)
  if (known?.view === view) return known.selection
  const selection = new Selection()
  kept.set(session, { view, selection })
  return selection
}

/** A search, a filter, a page, an order or an opened client keeps what is chosen (DEC-91); another view begins again. */
export const useListSelection = (
  address: ListAddress,
  rows: readonly ClientRow[] | undefined,
  table: RefObject<HTMLTableElement | null>,
): Selection => {
  const selection = selectionOf(useQueryClient(), address.view)
  // Whoever sees a row may choose it.
  useLayoutEffect(() => selection.showPage(rows ?? [], clientsOf(address)), [selection, rows, address])
  useSelectionKeys(table, selection)
  return selection
}
