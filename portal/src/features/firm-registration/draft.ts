import { type Answers, noAnswers, openStep, type StepNumber } from './answers.ts'

const KEY = 'firm-registration'

export interface Draft {
  /** The person it belongs to: the next one in this tab starts with an empty form. */
  readonly email: string
  readonly step: StepNumber
  readonly answers: Answers
  /** Made when the wizard opens, so that a repeated Finish is the same registration. */
  readonly idempotencyKey: string
}

export const newKey = (): string => crypto.randomUUID()

const kept = (): Partial<Draft> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** The draft of this tab, or a fresh one. */
export const readDraft = (email: string): Draft => {
  const draft = kept()
  if (draft.email !== email) return { email, step: 0, answers: noAnswers, idempotencyKey: newKey() }
  const answers = { ...noAnswers, ...draft.answers }
  return {
    email,
    answers,
    step: openStep(answers, draft.step ?? 0),
    idempotencyKey: draft.idempotencyKey ?? newKey(),
  }
}

export const keepDraft = (draft: Draft): void => sessionStorage.setItem(KEY, JSON.stringify(draft))

export const removeDraft = (): void => sessionStorage.removeItem(KEY)
