import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { type RefObject, useEffect, useRef } from 'react'

const uuidAt = (element: Element): string | undefined =>
  element.closest('tr')?.querySelector<HTMLElement>('[data-row-menu]')?.dataset.rowMenu

/**
 * Rows are reused for other clients when the list changes. The focus follows its client. If the client has left the
 * list, it goes to the row now in that place, or to the top of the page if there is none.
 */
export const useKeepFocus = (
  table: RefObject<HTMLTableElement | null>,
  rows: readonly ClientRow[] | undefined,
): void => {
  const focusedRow = useRef<{ uuid: string | undefined; place: number }>(undefined)
  useEffect(() => {
    const note = ({ target }: Event) => {
      const row = target instanceof Element && table.current?.contains(target) ? target.closest('tr') : null
      focusedRow.current =
        row && target instanceof Element ? { uuid: uuidAt(target), place: row.sectionRowIndex } : undefined
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [table])
  useEffect(() => {
    const { uuid, place } = focusedRow.current ?? {}
    const focused = document.activeElement
    const isHere = focused === document.body || table.current?.contains(focused)
    if (uuid === undefined || place === undefined || !isHere || rows?.[place]?.uuid === uuid) return
    const now = rows?.findIndex((row) => row.uuid === uuid) ?? -1
    const links = table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? []
    const next = links[now >= 0 ? now : Math.min(place, links.length - 1)] ?? document.querySelector('h1')
    next?.focus({ preventScroll: true })
  }, [table, rows])
}
