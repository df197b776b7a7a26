import { type RefObject, useEffect, useRef } from 'react'

/** When the row that has the focus leaves the list, the keyboard goes on from the top of the page. */
export const useFocusKept = (table: RefObject<HTMLTableElement | null>, rows: unknown): void => {
  const inTable = useRef<Element>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      inTable.current = target instanceof Element && table.current?.contains(target) ? target : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [table])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever other rows are shown
  useEffect(() => {
    const hasLeft = inTable.current && !inTable.current.isConnected && document.activeElement === document.body
    if (hasLeft) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [rows])
}
