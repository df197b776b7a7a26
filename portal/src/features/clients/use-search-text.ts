import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeAddress } from './use-list-address.ts'

/** Debounce before the search is sent. */
const PAUSE_MS = 120

/**
 * Syncs the typed text with the URL. One search is one history entry, however many letters it took. If the URL changes
 * on its own, for example on Back, the text follows.
 */
export const useSearchText = (search: string, change: ChangeAddress) => {
  const [text, setText] = useState(search)
  /** The current search in the URL, followed by the ones requested since. */
  const sent = useRef([search])
  const isTyping = useRef(false)

  useEffect(() => {
    const arrived = sent.current.lastIndexOf(search)
    // Our own change may arrive after more letters were typed; those stay.
    sent.current = arrived < 0 ? [search] : sent.current.slice(arrived)
    if (arrived >= 0) return
    isTyping.current = false
    setText(search)
  }, [search])

  const send = useEffectEvent(() => {
    const wanted = text.trim()
    if (wanted === sent.current.at(-1)) return
    sent.current.push(wanted)
    change(() => ({ search: wanted }), { replace: isTyping.current })
    isTyping.current = true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(send, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return {
    text,
    setText,
    /** The next letter starts a new search. */
    settle: () => {
      isTyping.current = false
    },
  }
}
