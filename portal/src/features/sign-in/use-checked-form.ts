import { type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'

type Problems = Readonly<Record<string, string>>

export type Check = (fields: Readonly<Record<string, FormDataEntryValue>>) => Problems

/** Validates by a contract; only the first message per field is used. */
export const byContract =
  (schema: z.ZodType): Check =>
  (fields) => {
    const issues = schema.safeParse(fields).error?.issues ?? []
    return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message] as const).reverse())
  }

const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

/** Validates a plain form before it is posted, and a field once the reader leaves it filled in. */
export const useCheckedForm = (check: Check, given: Problems) => {
  const ref = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(given)
  const inputOf = (name: string) => ref.current?.elements.namedItem(name) as HTMLInputElement | null

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const found = check(fieldsOf(event.currentTarget))
    setProblems(found)
    const input = [...event.currentTarget.elements].find(
      (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name in found,
    )
    if (!input) return
    event.preventDefault()
    input.focus()
  }
  const onBlurOf = (name: string) => () => {
    if (!ref.current || !inputOf(name)?.value) return
    const { [name]: found } = check(fieldsOf(ref.current))
    setProblems(({ [name]: _old, ...others }) => (found ? { ...others, [name]: found } : others))
  }
  return { ref, problems, onSubmit, onBlurOf }
}
