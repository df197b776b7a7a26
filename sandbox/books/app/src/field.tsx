import type { InputHTMLAttributes, ReactNode } from 'react'
import { ApiProblem } from './api.ts'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  problem: string | undefined
  /** Makes the control a select instead of a text field. */
  choices?: { value: string; label: string }[]
}

/** A labeled control with its error message. */
export function Field({ name, label, problem, choices, ...input }: FieldProps): ReactNode {
  const invalid = problem ? { 'aria-invalid': true, 'aria-describedby': `${name}-problem` } : {}
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {choices ? (
        <select id={name} name={name} defaultValue={input.defaultValue} disabled={input.disabled} {...invalid}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input id={name} name={name} {...input} {...invalid} />
      )}
      {problem ? (
        <p className="problem" id={`${name}-problem`}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))

export const problemsOf = (error: Error | null): Record<string, string> =>
  error instanceof ApiProblem ? (error.problem.fields ?? {}) : {}

/** Moves the focus to the first invalid field. */
export const focusFirstProblem = (form: HTMLFormElement, error: Error): void => {
  const problems = problemsOf(error)
  const first = [...form.elements].find((element) => element.id in problems)
  if (first instanceof HTMLElement) first.focus()
}
