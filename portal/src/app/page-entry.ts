import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { hubName } from '../texts/names.ts'

/** Metadata of a route. */
export interface RouteHandle {
  readonly title?: string
  /** The page sets the document's title itself, from what it shows. */
  readonly namesItself?: boolean
}

const documentName = (title: string | undefined): string => (title ? `${title} · ${hubName()}` : hubName())

/** For a route with `namesItself`. */
export const usePageName = (title: string): void => {
  useLayoutEffect(() => {
    document.title = documentName(title)
  }, [title])
}

/** Sets the document's title from its route, and after a navigation moves the focus to the page's heading. */
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
    // Unless the page has already restored the focus. The router handles scrolling.
    if (document.querySelector('main')?.contains(document.activeElement)) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
}
