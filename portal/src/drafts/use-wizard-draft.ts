import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useWizardLeaving } from './dirty-forms.ts'
import type { Draft, StepNumber, WizardDraft } from './wizard-draft.ts'

/** Stored in each history entry: the step, and how many of our entries precede it. */
interface Place {
  readonly step?: StepNumber
  readonly depth?: number
}

/**
 * The draft, which survives a reload of the tab, and the step, which the browser's Back and Forward change too (DEC-90).
 * Typing only saves the draft: the forms hold their own values, so nothing is re-rendered.
 */
export const useWizardDraft = <Answers extends object>(store: WizardDraft<Answers>, email: string) => {
  const [opened, setOpened] = useState(() => store.read(email))
  const latest = useRef(opened)
  const isOver = useRef(false)
  const { state, key, search } = useLocation()
  const place: Place | null = state
  const navigate = useNavigate()
  const step = place?.step === undefined ? opened.step : store.openStep(latest.current.answers, place.step)

  // A reload or a log-in in between continues the visit; a link to the wizard starts a new one.
  const isNewVisit = useNavigationType() === 'PUSH'
  const [isOffered, setOffered] = useState(() => isNewVisit && store.hasAnswers(opened.answers))
  const [firstKey] = useState(key)

  const change = useCallback(
    (changes: Partial<Draft<Answers>>) => {
      latest.current = { ...latest.current, ...changes }
      store.keep(latest.current)
    },
    [store],
  )
  const hasAnswers = () => !isOver.current && store.hasAnswers(latest.current.answers)
  const end = () => {
    isOver.current = true
    store.remove()
  }
  useWizardLeaving({ hasAnswers: () => !isOffered && hasAnswers(), discard: end })
  useEffect(() => {
    if (!isOver.current && latest.current.step !== step) change({ step })
  }, [step, change])

  const goTo = (next: StepNumber): void => {
    change({ step: next })
    const depth = place?.depth ?? 0
    if (next > step) void navigate({ search }, { state: { ...place, step: next, depth: depth + 1 } })
    else if (next < step && depth >= step - next) void navigate(next - step)
    else if (next < step) void navigate({ search }, { replace: true, state: { ...place, step: next } })
  }
  return {
    step,
    /** Whether the person has changed the step, with the browser's buttons or ours. */
    hasMoved: key !== firstKey,
    latest: (): Draft<Answers> => latest.current,
    goTo,
    answer: useCallback(
      (given: Partial<Answers>) => change({ answers: { ...latest.current.answers, ...given } }),
      [change],
    ),
    changeKey: (idempotencyKey: string): void => change({ idempotencyKey }),
    /** Ends the wizard, done or abandoned: discards the draft without a question. */
    end,
    hasAnswers,
    /** Whether a draft from an earlier visit waits to be continued or discarded. */
    isOffered,
    takeUp: (): void => setOffered(false),
    startOver: (): void => {
      latest.current = store.fresh(email)
      store.remove()
      setOpened(latest.current)
      setOffered(false)
    },
  }
}
