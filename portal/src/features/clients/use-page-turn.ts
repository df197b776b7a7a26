import { type RefObject, useEffect, useRef, useState } from 'react'

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Once another page's rows are shown, its head comes into view. Answers whether a page has been turned yet. */
export const usePageTurn = (table: RefObject<HTMLElement | null>, shownPage: number | undefined): boolean => {
  const seen = useRef(shownPage)
  const [hasTurned, setTurned] = useState(false)
  useEffect(() => {
    const before = seen.current
    seen.current = shownPage
    if (before === undefined || before === shownPage) return
    setTurned(true)
    table.current?.scrollIntoView({ block: 'start', behavior: isCalm() ? 'instant' : 'smooth' })
  }, [table, shownPage])
  return hasTurned
}
