import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { hubName } from '../texts/names.ts'

/** What a route may say of itself. */
export interface RouteHandle {
  readonly title?: string
}

/** The document is named after its route, and after a navigation the focus goes to the page's heading. */
export const usePageEntry = (): void => {
  const title = useMatches()
    .map((match) => (match.handle as RouteHandle | undefined)?.title)
    .findLast((each) => each !== undefined)
  const { pathname } = useLocation()
  const entered = useRef(pathname)

  useEffect(() => {
    document.title = title ? `${title} · ${hubName()}` : hubName()
  }, [title])

  useEffect(() => {
    if (entered.current === pathname) return
    entered.current = pathname
    // Unless the page has put it where it was before; how far to scroll is the router's to say.
    if (document.querySelector('main')?.contains(document.activeElement)) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
}
