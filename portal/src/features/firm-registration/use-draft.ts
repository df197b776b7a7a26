import { useCallback, useRef, useState } from 'react'
import type { Answers, StepNumber } from './answers.ts'
import { type Draft, keepDraft, readDraft } from './draft.ts'

/** The draft, kept for a reload of the tab. Typing only keeps it: the forms hold their own values, so nothing draws anew. */
export const useDraft = (email: string) => {
  const [opened] = useState(() => readDraft(email))
  const [step, setStep] = useState(opened.step)
  const latest = useRef(opened)

  const change = useCallback((changes: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changes }
    keepDraft(latest.current)
  }, [])
  return {
    step,
    latest: (): Draft => latest.current,
    goTo: (next: StepNumber): void => {
      change({ step: next })
      setStep(next)
    },
    answer: useCallback(
      (given: Partial<Answers>) => change({ answers: { ...latest.current.answers, ...given } }),
      [change],
    ),
    changeKey: (idempotencyKey: string): void => change({ idempotencyKey }),
  }
}
