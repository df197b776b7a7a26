import type { ClientRow } from '@partner-hub/contracts/client-list.ts'
import { useCallback, useEffect, useRef } from 'react'

/** Long enough that a pointer crossing the list asks for nothing. */
const INTENT_MS = 80

/** Tells once a row is about to be opened: the pointer rests on it, or it has the focus. */
export const useRowIntent = (onIntent: (uuid: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (row: ClientRow | undefined) => {
      clearTimeout(timer.current)
      if (row) timer.current = setTimeout(() => onIntent(row.uuid), INTENT_MS)
    },
    [onIntent],
  )
}
