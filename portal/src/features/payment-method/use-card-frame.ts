import type { LegacyPaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { billingFields } from './billing-fields.ts'
import { messageIn } from './frame-message.ts'
import { firstState, nextState } from './frame-state.ts'

const LONGEST_LOADING_MS = 25_000
const LONGEST_SUBMIT_MS = 60_000
/** Room above the field that the form asks to see. */
const SCROLL_OFFSET = 40

type Act = Parameters<typeof nextState>[1]

/**
 * The card provider's form in a frame of this page. Only messages of the frame's own window and of the form's origin are
 * read; what we say goes to that origin alone (docs/threats.md M7).
 */
export const useCardFrame = (link: string, method: LegacyPaymentMethod) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const current = useRef(firstState)
  const [state, setState] = useState(firstState)
  const [isLate, setLate] = useState(false)
  const latest = useRef(method)
  latest.current = method
  const { origin } = new URL(link)

  const post = useCallback(
    (action: 'populate' | 'submit', payload: object = {}) =>
      frame.current?.contentWindow?.postMessage({ action, payload }, origin),
    [origin],
  )
  const act = useCallback((done: Act): boolean => {
    const next = nextState(current.current, done)
    if (next === current.current) return false
    current.current = next
    setState(next)
    return true
  }, [])

  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const source = frame.current?.contentWindow
      if (!source || event.source !== source || event.origin !== origin) return
      const message = messageIn(event.data)
      if (!message) return
      act(message)
      const { phase } = current.current
      if (message.action === 'loaded' && phase === 'loaded') post('populate', billingFields(latest.current))
      if (message.action === 'scrollToError' && (phase === 'loaded' || phase === 'submitting'))
        scrollWithin(frame.current, message.position)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [origin, act, post])

  const { phase } = state
  useEffect(() => {
    if (phase !== 'idle' && phase !== 'submitting') return
    const isSubmitting = phase === 'submitting'
    const end = () => (isSubmitting ? act({ action: 'unanswered' }) : setLate(true))
    const timer = setTimeout(end, isSubmitting ? LONGEST_SUBMIT_MS : LONGEST_LOADING_MS)
    return () => clearTimeout(timer)
  }, [phase, act])

  const submit = useCallback(() => {
    if (act({ action: 'submit' })) post('submit')
  }, [act, post])
  return { frame, state, isLate: isLate && phase === 'idle', submit }
}

const scrollWithin = (frame: HTMLElement | null, position: number): void => {
  const top = frame?.getBoundingClientRect().top ?? 0
  window.scrollTo({ top: top + window.scrollY + position - SCROLL_OFFSET })
}
