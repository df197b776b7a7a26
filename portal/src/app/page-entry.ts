import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { hubName } from '../texts/names.ts'

/** What a route may say of itself. */
export interface RouteHandle {
  readonly title?: string
  /** The page names the document itself, after what it shows. */
  readonly namesItself?: boolean
}

const documentName = (title: string | undefined): string => (title ? `${title} · ${hubName()}` : hubName())

/** For a route that names itself. */
export const usePageName = (title: string): void => {
  useLayoutEffect(() => {
    document.title = documentName(title)
  }, [title])
}

/** The document is named after its route, and after a navigation the focus goes to the page's heading. */
export const usePageEntry = (): void => {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  const title = handles.map((handle) => handle?.title).findLast((each) => each !== undefined)
  const namesItself = handles.some((handle) => handle?.namesItself)
  const { pathname } = useLocation()
  const entered = useRef(pathname)

  useLayoutEffect(() => {
    if (!namesItself) document.title = documentName(title)
  }, [title, namesItself])

  useEffect(() => {
    if (entered.current === pathname) return
    entered.current = pathname
    // Unless the page has put it where it was before; how far to scroll is the router's to say.
    if (document.querySelector('main')?.contains(document.activeElement)) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
}
