import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect } from 'react'
import { clientsOf, type ListAddress } from './list-address.ts'
import { Selection } from './selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

/** One selection per session and view, so that it survives opening a client. */
const selections = new WeakMap<QueryClient, { view: string; selection: Selection }>()

const selectionOf = (session: QueryClient, view: string): Selection => {
  const known = selections.get(session)
  if (known?.view === view) return known.selection
  const selection = new Selection()
  selections.set(session, { view, selection })
  return selection
}

/** Searching, filtering, paging, sorting and opening a client keep the selection (DEC-91); another view does not. */
export const useListSelection = (
  address: ListAddress,
  rows: readonly ClientRow[] | undefined,
  table: RefObject<HTMLTableElement | null>,
): Selection => {
  const selection = selectionOf(useQueryClient(), address.view)
  // A layout effect, so that rows can be selected as soon as they are visible.
  useLayoutEffect(() => selection.showPage(rows ?? [], clientsOf(address)), [selection, rows, address])
  useSelectionKeys(table, selection)
  return selection
}
