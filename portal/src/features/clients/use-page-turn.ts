import { type RefObject, useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import type { ListAddress } from './list-address.ts'

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Scrolls to the top of the list when another page's rows are shown; on Back the position is restored instead. Returns
 * whether the rows have changed since the list was opened.
 */
export const usePageTurn = (table: RefObject<HTMLElement | null>, shown: ListAddress | undefined): boolean => {
  const lastShown = useRef(shown)
  const isBack = useNavigationType() === NavigationType.Pop
  const [hasTurned, setTurned] = useState(false)
  useEffect(() => {
    const before = lastShown.current
    lastShown.current = shown
    if (before === undefined || shown === undefined || before === shown) return
    setTurned(true)
    if (isBack || (before.page === shown.page && before.per_page === shown.per_page)) return
    // Someone typing a search keeps the search box in view.
    const box = document.activeElement?.closest('search')
    if (box) box.scrollIntoView({ block: 'nearest' })
    else table.current?.scrollIntoView({ block: 'start', behavior: isCalm() ? 'instant' : 'smooth' })
  }, [table, shown, isBack])
  return hasTurned
}
