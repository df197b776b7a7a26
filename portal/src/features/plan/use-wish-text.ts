import { useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { type AskedInUrl, withWish } from './plan-wish.ts'

/** Several presses on the seats ask once. */
export const SETTLE_MS = 150

/**
 * The wish, kept in the URL. The page follows a press at once and the URL a moment later; Back and Forward lead the other
 * way. Replaces the history entry, so that Back leaves the page, however much was tried on it.
 */
export const useWishText = () => {
  const [search, setSearch] = useSearchParams()
  const how = useNavigationType()
  const [text, setText] = useState(() => String(search))
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    if (how === 'POP') setText(String(search))
  }
  const change = (changes: AskedInUrl): void => {
    const next = withWish(new URLSearchParams(text), changes)
    setText(String(next))
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { text, change }
}
