import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeAddress } from './use-list-address.ts'

/** A pause in typing after which the search goes out. */
const PAUSE_MS = 120

/**
 * What is typed, and its way into the address. One search is one step in the history, however many letters it took;
 * an address that changes by itself, as by Back, changes the text.
 */
export const useSearchText = (search: string, change: ChangeAddress) => {
  const [text, setText] = useState(search)
  /** What the address is, and what it was asked to become since. */
  const sent = useRef([search])
  const isTyping = useRef(false)

  useEffect(() => {
    const arrived = sent.current.lastIndexOf(search)
    // One's own letters may arrive when more have been typed, which stay.
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
    /** The next letter begins another search. */
    settle: () => {
      isTyping.current = false
    },
  }
}
