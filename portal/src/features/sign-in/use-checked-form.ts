import { type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'

type Problems = Readonly<Record<string, string>>

const problemsOf = (schema: z.ZodType, form: HTMLFormElement): Problems => {
  const issues = schema.safeParse(Object.fromEntries(new FormData(form))).error?.issues ?? []
  // The first message of a field counts.
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message] as const).reverse())
}

/** Checks a plain form by its contract before it is posted, and a field once it is left with something in it. */
export const useCheckedForm = (schema: z.ZodType, given: Problems) => {
  const ref = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(given)
  const inputOf = (name: string) => ref.current?.elements.namedItem(name) as HTMLInputElement | null

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const found = problemsOf(schema, event.currentTarget)
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
    const { [name]: found } = problemsOf(schema, ref.current)
    setProblems(({ [name]: _old, ...others }) => (found ? { ...others, [name]: found } : others))
  }
  return { ref, problems, onSubmit, onBlurOf }
}
