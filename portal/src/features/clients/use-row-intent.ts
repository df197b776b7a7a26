import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import { useCallback, useEffect, useRef } from 'react'

/** Long enough that a pointer crossing the list triggers nothing. */
const INTENT_MS = 80

/**
 * Reports that a row is about to be opened: the pointer rests on it, or it has the focus. Returns a stable function, so
 * that the rows do not re-render.
 */
export const useRowIntent = (onIntent: (uuid: string) => void) => {
  const tell = useRef(onIntent)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    tell.current = onIntent
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((row: ClientRow | undefined) => {
    clearTimeout(timer.current)
    if (row) timer.current = setTimeout(() => tell.current(row.uuid), INTENT_MS)
  }, [])
}
