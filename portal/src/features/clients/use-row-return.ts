import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Which row was opened, by history entry. */
const opened = new Map<string, string>()

/** Back from a client returns the focus to its row; the router restores the scroll position. */
export const useRowReturn = (table: RefObject<HTMLTableElement | null>): void => {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop

  const hasEntered = useRef(false)

  useEffect(() => {
    if (hasEntered.current) return
    hasEntered.current = true
    const href = isBack && opened.get(key)
    if (href)
      table.current?.querySelector<HTMLElement>(`[data-row-link][href="${href}"]`)?.focus({ preventScroll: true })
  }, [table, key, isBack])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && table.current?.contains(target) && target.closest('[data-row-link]')
      if (link) opened.set(key, link.getAttribute('href') ?? '')
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [table, key])
}
