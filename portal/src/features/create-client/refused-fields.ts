import { problemOf } from '../../api/problem.ts'
import type { StepNumber } from '../../drafts/wizard-draft.ts'
import { noBillingAnswers, noBusinessAnswers, noOwnerAnswers } from './answers.ts'

/** Fields that the server rejected, with their message keys and their step. */
export interface RefusedFields {
  readonly step: StepNumber
  readonly fields: Readonly<Record<string, string>>
}

const steps = [noBusinessAnswers, noOwnerAnswers, noBillingAnswers] as const

/** The first step with a rejected field; undefined if the refusal names no field of the wizard. */
export const refusedFields = (error: unknown): RefusedFields | undefined => {
  const problem = problemOf(error)
  if (problem?.code !== 'invalid_input') return undefined
  const problems = Object.entries(problem.fields).map(
    ([path, key]) => [path.replace('client_contacts.', ''), key] as const,
  )
  for (const step of [0, 1, 2] as const) {
    const fields = problems.filter(([name]) => name in steps[step])
    if (fields.length > 0) return { step, fields: Object.fromEntries(fields) }
  }
  return undefined
}
