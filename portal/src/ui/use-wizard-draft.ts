import { useCallback, useRef, useState } from 'react'
import type { Draft, StepNumber, WizardDraft } from './wizard-draft.ts'

/** The draft, kept for a reload of the tab. Typing only keeps it: the forms hold their own values, so nothing draws anew. */
export const useWizardDraft = <Answers extends object>(store: WizardDraft<Answers>, email: string) => {
  const [opened] = useState(() => store.read(email))
  const [step, setStep] = useState(opened.step)
  const latest = useRef(opened)

  const change = useCallback(
    (changes: Partial<Draft<Answers>>) => {
      latest.current = { ...latest.current, ...changes }
      store.keep(latest.current)
    },
    [store],
  )
  return {
    step,
    latest: (): Draft<Answers> => latest.current,
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
