import type { InputHTMLAttributes, ReactNode } from 'react'
import { ApiProblem } from './api.ts'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  problem: string | undefined
  /** Another control than a line of text. */
  choices?: { value: string; label: string }[]
}

/** A labelled control with what is wrong with it. */
export function Field({ name, label, problem, choices, ...input }: FieldProps): ReactNode {
  const said = problem ? { 'aria-invalid': true, 'aria-describedby': `${name}-problem` } : {}
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {choices ? (
        <select id={name} name={name} defaultValue={input.defaultValue} disabled={input.disabled} {...said}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input id={name} name={name} {...input} {...said} />
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

/** The keyboard goes to the first field that has to be mended. */
export const focusFirstProblem = (form: HTMLFormElement, error: Error): void => {
  const problems = problemsOf(error)
  const first = [...form.elements].find((element) => element.id in problems)
  if (first instanceof HTMLElement) first.focus()
}
