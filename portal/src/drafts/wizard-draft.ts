/** Every wizard of the portal has three steps. */
export type StepNumber = 0 | 1 | 2

export interface Draft<Answers> {
  /** The person it belongs to; another person in this tab starts with an empty form. */
  readonly email: string
  readonly step: StepNumber
  readonly answers: Answers
  /** Created when the wizard opens, so that a repeated Finish is the same registration. */
  readonly idempotencyKey: string
}

export const newKey = (): string => crypto.randomUUID()

interface Wizard<Answers> {
  /** The draft's key in sessionStorage. */
  readonly name: string
  readonly noAnswers: Answers
  /** The step to open at: at most the first one with missing answers. */
  readonly openStep: (answers: Answers, wanted: StepNumber) => StepNumber
}

/** The answers typed into a wizard, stored so that they survive a reload of the tab. */
export const wizardDraft = <Answers extends object>({ name, noAnswers, openStep }: Wizard<Answers>) => {
  const storedDraft = (): Partial<Draft<Answers>> => {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? '{}')
    } catch {
      return {}
    }
  }
  return {
    /** The draft of this tab, or a fresh one. */
    read: (email: string): Draft<Answers> => {
      const draft = storedDraft()
      if (draft.email !== email) return { email, step: 0, answers: noAnswers, idempotencyKey: newKey() }
      const answers = { ...noAnswers, ...draft.answers }
      return {
        email,
        answers,
        step: openStep(answers, draft.step ?? 0),
        idempotencyKey: draft.idempotencyKey ?? newKey(),
      }
    },
    keep: (draft: Draft<Answers>): void => {
      try {
        sessionStorage.setItem(name, JSON.stringify(draft))
      } catch {
        // Without storage the wizard can still be finished.
      }
    },
    openStep,
    fresh: (email: string): Draft<Answers> => ({ email, step: 0, answers: noAnswers, idempotencyKey: newKey() }),
    remove: (): void => sessionStorage.removeItem(name),
    /** Whether leaving would discard something. */
    hasAnswers: (answers: Answers): boolean =>
      (Object.keys(noAnswers) as (keyof Answers)[]).some((field) => answers[field] !== noAnswers[field]),
  }
}

export type WizardDraft<Answers extends object> = ReturnType<typeof wizardDraft<Answers>>
