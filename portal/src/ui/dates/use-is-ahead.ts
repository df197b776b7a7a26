import { useEffect, useState } from 'react'

/** Whether an instant, in milliseconds, is in the future. Re-renders when it has passed. */
export const useIsAhead = (instant: number): boolean => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (instant <= now) return undefined
    const timer = setTimeout(() => setNow(Date.now()), instant - Date.now())
    return () => clearTimeout(timer)
  }, [instant, now])
  return instant > now
}
